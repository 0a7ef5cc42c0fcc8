package org.bowsprit.plugin.host.installation;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.bowsprit.format.disk.FolderLock;
import org.bowsprit.format.disk.NotWrittenException;
import org.bowsprit.plugin.host.PluginHost;
import org.bowsprit.plugin.host.archive.ArchiveCheck;
import org.bowsprit.plugin.host.archive.Checksum;
import org.bowsprit.plugin.host.archive.Leftovers;
import org.bowsprit.plugin.host.description.Installation;
import org.bowsprit.plugin.host.description.ListedFile;
import org.bowsprit.plugin.host.description.Origin;
import org.bowsprit.plugin.host.description.PluginDescription;
import org.bowsprit.plugin.host.description.PluginException;
import org.bowsprit.plugin.host.description.PluginRefusedException;
import org.bowsprit.plugin.host.description.PluginVersions;
import org.bowsprit.plugin.host.description.Problem;
import org.bowsprit.plugin.host.description.UnknownPluginException;
import org.pf4j.util.FileUtils;

/**
 * The plugins that the user has installed. A folder of the host contains one file for each plugin,
 * named after the plugin's id, and a checksum file beside it.
 *
 * <p>Installation is atomic. The file is copied into a folder that is not searched for plugins, and
 * is checked there without running any of its code. It is then moved into place in one step, which
 * also replaces an older version.
 */
public final class InstalledPlugins {

  private static final String FOLDER = "the folder of installed plugins";
  private static final List<String> ENDINGS = List.of(".jar", ".zip");

  private final Path folder;
  private final PluginHost host;

  /**
   * Creates an object for the plugins in a folder.
   *
   * @param folder the folder of plugin files; it need not exist
   * @param host lists the plugins and those that can be used
   */
  public InstalledPlugins(Path folder, PluginHost host) {
    this.folder = folder;
    this.host = host;
  }

  /**
   * Installs a plugin.
   *
   * @param file a jar or zip
   * @param sha256 the expected checksum; if empty, {@code FILE.sha256} is read if it exists
   * @param older whether an installed version may be replaced by an older one
   * @throws PluginRefusedException if the plugin cannot be used; nothing is changed then
   * @throws NotWrittenException if the plugin cannot be written; nothing is changed then
   * @throws IOException if the file cannot be read
   */
  public Installation install(Path file, Optional<String> sha256, boolean older)
      throws IOException {
    return refused(
        file, () -> written(file, contents(file), new Wish(sha256, Optional.empty(), older)));
  }

  /**
   * The requirements that a file must fulfil.
   *
   * @param sha256 the checksum; if empty, {@code FILE.sha256} is read if it exists
   * @param listed the entry in a registry, if the file comes from a registry
   * @param older whether an installed version may be replaced by an older one
   */
  private record Wish(Optional<String> sha256, Optional<ListedFile> listed, boolean older) {}

  /** Work with a file, which may be refused. */
  private interface Look<T> {
    T look() throws IOException;
  }

  private static <T> T refused(Path file, Look<T> look) throws IOException {
    try {
      return look.look();
    } catch (PluginException e) {
      String name = file.getFileName().toString();
      throw new PluginRefusedException(e.in(ArchiveCheck.printable(name)).line(), e);
    }
  }

  /**
   * Returns the problems of a file, errors first, without running its code. A file with errors is
   * not installed.
   *
   * @throws PluginRefusedException if the file cannot be a plugin of this host, as in {@link
   *     #install}
   */
  public List<PluginFinding> verify(Path file) throws IOException {
    return refused(
        file,
        () -> {
          refuseUnreadable(file);
          return new PluginVerifier(host).findings(file, checked(file));
        });
  }

  /** A source of a plugin file, such as a download. */
  public interface Source {

    /** Puts the file into the folder and returns it. */
    Path into(Path folder) throws IOException;
  }

  /**
   * Installs a plugin after fetching it. Other processes may install plugins during the download.
   *
   * @param source provides the file
   * @param listed the entry in the registry
   * @param older whether an installed version may be replaced by an older one
   * @throws PluginRefusedException if the plugin cannot be used, or differs from the entry in the
   *     registry; nothing is changed then
   */
  public Installation install(Source source, ListedFile listed, boolean older) throws IOException {
    Path fetched = downloads();
    try {
      Path file = source.into(fetched);
      Wish wish = new Wish(Optional.of(listed.sha256()), Optional.of(listed), older);
      return refused(file, () -> written(file, contents(file), wish));
    } finally {
      FileUtils.delete(fetched);
    }
  }

  private Path downloads() {
    try {
      return Leftovers.newFolder(Leftovers.incoming(folder), "download");
    } catch (IOException e) {
      throw new NotWrittenException(FOLDER, e);
    }
  }

  /**
   * Returns the registry from which a plugin was installed; empty if the plugin was installed from
   * a file, or if its installation was interrupted.
   */
  public Optional<Origin> origin(String id) {
    return files(id).stream().findFirst().flatMap(Checksum::origin);
  }

  /** Returns the versions of the installed plugins by id. Damaged files are left out. */
  public SortedMap<String, String> versions() throws IOException {
    SortedMap<String, String> versions = new TreeMap<>();
    if (!Files.isDirectory(folder)) {
      return versions;
    }
    try (Stream<Path> files = Files.list(folder)) {
      files
          .filter(file -> ENDINGS.stream().anyMatch(file.toString()::endsWith))
          .forEach(
              file -> {
                try {
                  PluginDescription plugin = host.describe(file);
                  versions.put(plugin.id(), plugin.version());
                } catch (PluginException damaged) {
                  // The doctor command reports this file.
                }
              });
    }
    return versions;
  }

  private static byte[] contents(Path file) throws IOException {
    refuseUnreadable(file);
    return Files.readAllBytes(file);
  }

  private static void refuseUnreadable(Path file) throws IOException {
    refuseEnding(file.getFileName().toString());
    if (Files.exists(file)) {
      ArchiveCheck.refuseSize(file, ArchiveCheck.MAX_FILE);
    }
  }

  /**
   * Copies and installs a file. An error names the folder of installed plugins, because no other
   * folder is written.
   */
  private Installation written(Path file, byte[] contents, Wish wish) {
    try {
      Path place = Files.createDirectories(Leftovers.incoming(folder));
      return new FolderLock(place)
          .call(
              () -> {
                Leftovers.sweep(place);
                Path own = Leftovers.newFolder(place, "plugin");
                try {
                  Path copy = Files.write(own.resolve(file.getFileName().toString()), contents);
                  Optional<String> wanted =
                      wish.sha256().isPresent() ? wish.sha256() : Checksum.beside(file);
                  refuseOtherChecksum(Checksum.of(copy), wanted);
                  return installed(copy, wish);
                } finally {
                  FileUtils.delete(own);
                }
              });
    } catch (IOException e) {
      throw new NotWrittenException(FOLDER, e);
    }
  }

  /** Performs the checks of a file that {@link #install} and {@link #verify} have in common. */
  private PluginDescription checked(Path file) {
    ArchiveCheck.check(file);
    PluginDescription descriptor = host.describe(file);
    refuseId(descriptor.id());
    return descriptor;
  }

  private Installation installed(Path copy, Wish wish) throws IOException {
    PluginDescription descriptor = checked(copy);
    wish.listed().ifPresent(listed -> refuseOther(descriptor, listed));
    new PluginVerifier(host).refuse(copy);
    String id = descriptor.id();
    Optional<PluginDescription> before = before(id);
    Optional<Origin> originBefore = origin(id);
    if (before.isPresent() && !wish.older()) {
      refuseOlder(descriptor, before.get());
    }
    Path target = folder.resolve(id + ending(copy));
    String sha256 = Checksum.of(copy);
    // This order leaves a usable plugin if the machine stops at any point.
    Path note =
        Checksum.write(
            copy, sha256, target.getFileName().toString(), wish.listed().map(ListedFile::origin));
    Files.deleteIfExists(Checksum.fileOf(target));
    Files.move(copy, target, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    deleteOther(id, target);
    Files.move(note, Checksum.fileOf(target), StandardCopyOption.ATOMIC_MOVE);
    return new Installation(
        id,
        descriptor.version(),
        sha256,
        before.map(PluginDescription::version).orElse(""),
        before.isPresent() ? originBefore : Optional.empty(),
        host.unmet(descriptor));
  }

  /**
   * Removes an installed plugin. Files in the plugin's own folder stay.
   *
   * @throws UnknownPluginException if the plugin is not installed
   */
  public void remove(String id) throws IOException {
    new FolderLock(Files.createDirectories(Leftovers.incoming(folder))).run(() -> removeFiles(id));
  }

  private void removeFiles(String id) throws IOException {
    List<Path> files = files(id);
    if (files.isEmpty()) {
      throw new UnknownPluginException(
          host.knows(id)
              ? "'"
                  + id
                  + "' was not installed by 'plugins install'; it can be switched off:"
                  + " plugins disable "
                  + id
              : "there is no plugin '" + id + "'; there are " + host.ids());
    }
    for (Path file : files) {
      delete(file);
    }
  }

  private static void refuseEnding(String name) {
    if (ENDINGS.stream().noneMatch(ending -> lowerCase(name).endsWith(ending))) {
      throw new PluginException(
          Problem.Kind.NOT_A_PLUGIN, "is not a plugin: expected a .jar or .zip");
    }
  }

  private static void refuseOtherChecksum(String actual, Optional<String> wanted) {
    if (wanted.isPresent() && !lowerCase(wanted.get()).equals(actual)) {
      throw new PluginException(
          Problem.Kind.OTHER_CHECKSUM,
          "has the SHA-256 " + actual + ", not " + lowerCase(wanted.get()));
    }
  }

  private void refuseId(String id) {
    // On some disks, names that differ only in capitals belong to the same file.
    boolean isTaken =
        host.ids().stream()
            .filter(id::equalsIgnoreCase)
            .anyMatch(other -> !other.equals(id) || files(id).isEmpty());
    if (isTaken) {
      throw new PluginException(
          Problem.Kind.DUPLICATE_ID,
          "has the plugin id '" + id + "', which an installed plugin already has");
    }
  }

  private static void refuseOther(PluginDescription descriptor, ListedFile listed) {
    boolean isListed =
        descriptor.id().equals(listed.id()) && descriptor.version().equals(listed.version());
    if (!isListed) {
      throw new PluginException(
          Problem.Kind.OTHER_THAN_LISTED,
          "is "
              + descriptor.id()
              + " "
              + descriptor.version()
              + ", but its registry lists "
              + listed.id()
              + " "
              + listed.version());
    }
  }

  private void refuseOlder(PluginDescription descriptor, PluginDescription before) {
    if (new PluginVersions().compare(descriptor.version(), before.version()) < 0) {
      throw new PluginException(
          Problem.Kind.VERSION_MISMATCH,
          "is version "
              + descriptor.version()
              + ", and "
              + before.version()
              + " is installed; use --older to install it");
    }
  }

  private Optional<PluginDescription> before(String id) {
    try {
      return files(id).stream().findFirst().map(host::describe);
    } catch (PluginException e) {
      // A file that is not a plugin may be replaced by any version.
      return Optional.empty();
    }
  }

  private void deleteOther(String id, Path target) throws IOException {
    for (Path file : files(id)) {
      if (!file.equals(target)) {
        delete(file);
      }
    }
  }

  private static void delete(Path file) throws IOException {
    Files.deleteIfExists(Checksum.fileOf(file));
    Files.delete(file);
  }

  private List<Path> files(String id) {
    return ENDINGS.stream()
        .map(ending -> folder.resolve(id + ending))
        .filter(Files::isRegularFile)
        .toList();
  }

  private static String ending(Path file) {
    String name = lowerCase(file.getFileName().toString());
    return name.substring(name.lastIndexOf('.'));
  }

  private static String lowerCase(String text) {
    return text.toLowerCase(Locale.ROOT);
  }
}
