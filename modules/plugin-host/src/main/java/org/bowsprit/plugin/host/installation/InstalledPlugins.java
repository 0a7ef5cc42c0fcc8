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
import org.bowsprit.plugin.host.archive.TemporaryFolders;
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

  private static final String FOLDER_DESCRIPTION = "the folder of installed plugins";
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
   * @param allowOlder whether an installed version may be replaced by an older one
   * @throws PluginRefusedException if the plugin cannot be used; nothing is changed then
   * @throws NotWrittenException if the plugin cannot be written; nothing is changed then
   * @throws IOException if the file cannot be read
   */
  public Installation install(Path file, Optional<String> sha256, boolean allowOlder)
      throws IOException {
    return convertRefusals(
        file,
        () ->
            copyAndInstall(
                file, contents(file), new Requirements(sha256, Optional.empty(), allowOlder)));
  }

  /**
   * The requirements that a file must fulfil.
   *
   * @param sha256 the checksum; if empty, {@code FILE.sha256} is read if it exists
   * @param listed the entry in a registry, if the file comes from a registry
   * @param allowsOlder whether an installed version may be replaced by an older one
   */
  private record Requirements(
      Optional<String> sha256, Optional<ListedFile> listed, boolean allowsOlder) {}

  /** An operation on a plugin file, which may throw a {@link PluginException}. */
  private interface FileOperation<T> {
    T run() throws IOException;
  }

  private static <T> T convertRefusals(Path file, FileOperation<T> work) throws IOException {
    try {
      return work.run();
    } catch (PluginException e) {
      String name = file.getFileName().toString();
      throw new PluginRefusedException(e.toProblem(ArchiveCheck.printable(name)).line(), e);
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
    return convertRefusals(
        file,
        () -> {
          checkReadable(file);
          return new PluginVerifier(host).findings(file, checkFile(file));
        });
  }

  /** A source of a plugin file, such as a download. */
  public interface Source {

    /** Writes the file into the folder and returns the path of the file. */
    Path fetchInto(Path folder) throws IOException;
  }

  /**
   * Installs a plugin after fetching it. Other processes may install plugins during the download.
   *
   * @param source provides the file
   * @param listed the entry in the registry
   * @param allowOlder whether an installed version may be replaced by an older one
   * @throws PluginRefusedException if the plugin cannot be used, or differs from the entry in the
   *     registry; nothing is changed then
   */
  public Installation install(Source source, ListedFile listed, boolean allowOlder)
      throws IOException {
    Path fetched = newDownloadFolder();
    try {
      Path file = source.fetchInto(fetched);
      Requirements requirements =
          new Requirements(Optional.of(listed.sha256()), Optional.of(listed), allowOlder);
      return convertRefusals(file, () -> copyAndInstall(file, contents(file), requirements));
    } finally {
      FileUtils.delete(fetched);
    }
  }

  private Path newDownloadFolder() {
    try {
      return TemporaryFolders.newFolder(TemporaryFolders.incoming(folder), "download");
    } catch (IOException e) {
      throw new NotWrittenException(FOLDER_DESCRIPTION, e);
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
    checkReadable(file);
    return Files.readAllBytes(file);
  }

  private static void checkReadable(Path file) throws IOException {
    checkEnding(file.getFileName().toString());
    if (Files.exists(file)) {
      ArchiveCheck.checkSize(file, ArchiveCheck.MAX_FILE_BYTES);
    }
  }

  /**
   * Copies and installs a file. The message of an error names the folder of installed plugins,
   * because nothing is written anywhere else.
   */
  private Installation copyAndInstall(Path file, byte[] contents, Requirements requirements) {
    try {
      Path incoming = Files.createDirectories(TemporaryFolders.incoming(folder));
      return new FolderLock(incoming)
          .call(
              () -> {
                TemporaryFolders.sweep(incoming);
                Path temporary = TemporaryFolders.newFolder(incoming, "plugin");
                try {
                  Path copy =
                      Files.write(temporary.resolve(file.getFileName().toString()), contents);
                  Optional<String> expected =
                      requirements.sha256().isPresent()
                          ? requirements.sha256()
                          : Checksum.readBeside(file);
                  checkChecksum(Checksum.of(copy), expected);
                  return moveIntoFolder(copy, requirements);
                } finally {
                  FileUtils.delete(temporary);
                }
              });
    } catch (IOException e) {
      throw new NotWrittenException(FOLDER_DESCRIPTION, e);
    }
  }

  /** Performs the checks of a file that {@link #install} and {@link #verify} have in common. */
  private PluginDescription checkFile(Path file) {
    ArchiveCheck.check(file);
    PluginDescription descriptor = host.describe(file);
    checkId(descriptor.id());
    return descriptor;
  }

  private Installation moveIntoFolder(Path copy, Requirements requirements) throws IOException {
    PluginDescription descriptor = checkFile(copy);
    requirements.listed().ifPresent(listed -> checkListed(descriptor, listed));
    new PluginVerifier(host).requireUsable(copy);
    String id = descriptor.id();
    Optional<PluginDescription> previous = installedPlugin(id);
    Optional<Origin> previousOrigin = origin(id);
    if (previous.isPresent() && !requirements.allowsOlder()) {
      checkNotOlder(descriptor, previous.get());
    }
    Path target = folder.resolve(id + ending(copy));
    String sha256 = Checksum.of(copy);
    // This order leaves a usable plugin if the machine stops at any point.
    Path checksumFile =
        Checksum.write(
            copy,
            sha256,
            target.getFileName().toString(),
            requirements.listed().map(ListedFile::origin));
    Files.deleteIfExists(Checksum.fileOf(target));
    Files.move(copy, target, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    deleteOtherFiles(id, target);
    Files.move(checksumFile, Checksum.fileOf(target), StandardCopyOption.ATOMIC_MOVE);
    return new Installation(
        id,
        descriptor.version(),
        sha256,
        previous.map(PluginDescription::version).orElse(""),
        previous.isPresent() ? previousOrigin : Optional.empty(),
        host.unmetNeeds(descriptor));
  }

  /**
   * Removes an installed plugin. Files in the plugin's own folder stay.
   *
   * @throws UnknownPluginException if the plugin is not installed
   */
  public void remove(String id) throws IOException {
    new FolderLock(Files.createDirectories(TemporaryFolders.incoming(folder)))
        .run(() -> removeFiles(id));
  }

  private void removeFiles(String id) throws IOException {
    List<Path> files = files(id);
    if (files.isEmpty()) {
      throw new UnknownPluginException(
          host.hasPlugin(id)
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

  private static void checkEnding(String name) {
    if (ENDINGS.stream().noneMatch(ending -> lowerCase(name).endsWith(ending))) {
      throw new PluginException(
          Problem.Kind.NOT_A_PLUGIN, "is not a plugin: expected a .jar or .zip");
    }
  }

  private static void checkChecksum(String actual, Optional<String> expected) {
    if (expected.isPresent() && !lowerCase(expected.get()).equals(actual)) {
      throw new PluginException(
          Problem.Kind.OTHER_CHECKSUM,
          "has the SHA-256 " + actual + ", not " + lowerCase(expected.get()));
    }
  }

  private void checkId(String id) {
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

  private static void checkListed(PluginDescription descriptor, ListedFile listed) {
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

  private void checkNotOlder(PluginDescription descriptor, PluginDescription previous) {
    if (new PluginVersions().compare(descriptor.version(), previous.version()) < 0) {
      throw new PluginException(
          Problem.Kind.VERSION_MISMATCH,
          "is version "
              + descriptor.version()
              + ", and "
              + previous.version()
              + " is installed; use --older to install it");
    }
  }

  private Optional<PluginDescription> installedPlugin(String id) {
    try {
      return files(id).stream().findFirst().map(host::describe);
    } catch (PluginException e) {
      // A file that is not a plugin may be replaced by any version.
      return Optional.empty();
    }
  }

  private void deleteOtherFiles(String id, Path target) throws IOException {
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
