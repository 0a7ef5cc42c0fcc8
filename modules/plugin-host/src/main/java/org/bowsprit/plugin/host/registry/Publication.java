package org.bowsprit.plugin.host.registry;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.bowsprit.format.disk.OutputFile;
import org.bowsprit.plugin.host.description.PluginVersions;

/**
 * Publishes a folder of plugins as a registry: {@code index.json} with an entry for each jar and
 * zip, its signature, and {@code index.html} for users.
 *
 * <p>The folder can contain two more files for each plugin: {@code NAME.txt} describes the changes
 * in the file NAME, and {@code ID.png} is a picture of the plugin.
 */
public final class Publication {

  /** The file name of the list. */
  public static final String LIST = "index.json";

  private static final String SIGNATURE = ".minisig";
  private static final String PAGE = "index.html";
  private static final Pattern PLATFORM =
      Pattern.compile("-((?:linux|windows|macosx)-(?:x86_64|arm64))\\.(?:jar|zip)$");
  private static final JsonMapper JSON =
      JsonMapper.builder()
          .defaultPropertyInclusion(
              JsonInclude.Value.construct(
                  JsonInclude.Include.NON_EMPTY, JsonInclude.Include.NON_EMPTY))
          .build();

  private final Path folder;
  private final EntryFactory entries;
  private final Clock clock;

  /**
   * The requested properties of a list.
   *
   * @param name the name of the registry; empty to keep its name, or to use the name of its folder
   * @param days the number of days for which the list is valid; 0 if it never expires
   * @param withdrawn the reasons for withdrawals, by {@code ID@VERSION}
   */
  public record ListProperties(String name, int days, Map<String, String> withdrawn) {

    /** Copies the map. */
    public ListProperties {
      withdrawn = Map.copyOf(withdrawn);
    }
  }

  /** The layout of the file. */
  private record Layout(
      int schema,
      String name,
      long serial,
      String expires,
      String nextKey,
      List<RegistryEntry> plugins) {

    byte[] json() throws IOException {
      return JSON.writerWithDefaultPrettyPrinter().writeValueAsBytes(this);
    }
  }

  /**
   * Creates a publication.
   *
   * @param folder the folder of the plugins' files
   * @param entries the maker of the entries
   * @param clock the clock that provides the date
   */
  public Publication(Path folder, EntryFactory entries, Clock clock) {
    this.folder = folder;
    this.entries = entries;
    this.clock = clock;
  }

  /**
   * Writes the list, the page and, with a key, the signature.
   *
   * @param key the key that signs the list; empty if the publisher of the registry signs it later
   * @param oldKey the key of the previous list, if it differs; a list for users of that key then
   *     announces the new key
   * @return the list
   * @throws RegistryException if a file cannot be listed
   */
  public RegistryIndex publish(
      ListProperties properties, Optional<SigningKey> key, Optional<SigningKey> oldKey)
      throws IOException {
    Optional<RegistryIndex> previous = previousIndex();
    List<RegistryEntry> plugins = plugins(previous, properties);
    String name =
        !properties.name().isEmpty()
            ? properties.name()
            : previous.map(RegistryIndex::name).orElseGet(this::folderName);
    String expires =
        properties.days() == 0 ? "" : LocalDate.now(clock).plusDays(properties.days()).toString();
    long serial = previous.map(RegistryIndex::serial).orElse(0L) + 1;
    byte[] list = new Layout(RegistryIndex.SCHEMA, name, serial, expires, "", plugins).json();
    RegistryIndex index = RegistryIndex.read(list, folder.resolve(LIST).toUri());
    if (!index.faults().isEmpty()) {
      throw new RegistryException(index.faults().get(0).line());
    }
    if (key.isPresent() && oldKey.isPresent()) {
      String change = Registries.keyChangeUrl(LIST, oldKey.get().publicKey());
      String next = key.get().publicKey().text();
      byte[] hint = new Layout(RegistryIndex.SCHEMA, name, serial, "", next, List.of()).json();
      write(change, hint);
      write(change + SIGNATURE, oldKey.get().signature(hint));
    }
    write(LIST, list);
    if (key.isPresent()) {
      write(LIST + SIGNATURE, key.get().signature(list));
    }
    String page = new RegistryPage(index, key.map(SigningKey::publicKey), this::picture).html();
    write(PAGE, page.getBytes(StandardCharsets.UTF_8));
    return index;
  }

  private String folderName() {
    return String.valueOf(folder.toAbsolutePath().normalize().getFileName());
  }

  private Optional<RegistryIndex> previousIndex() throws IOException {
    Path list = folder.resolve(LIST);
    return Files.exists(list)
        ? Optional.of(RegistryIndex.read(Files.readAllBytes(list), list.toUri()))
        : Optional.empty();
  }

  private List<RegistryEntry> plugins(Optional<RegistryIndex> previous, ListProperties properties)
      throws IOException {
    List<RegistryEntry> found = new ArrayList<>();
    for (Path file : files()) {
      String name = file.getFileName().toString();
      RegistryEntry entry =
          entries.entry(file, name, entries.kinds(file), "", changes(file), platform(name));
      if (found.stream().anyMatch(entry::isSameVersion)) {
        throw new RegistryException(
            name + " has the id and version of another file: " + entry.idAndVersion());
      }
      Optional<RegistryEntry> old =
          previous.stream()
              .flatMap(list -> list.plugins().stream())
              .filter(entry::isSameVersion)
              .findFirst();
      if (old.isPresent() && !old.get().sha256().equals(entry.sha256())) {
        throw new RegistryException(
            name
                + " was published with other content; give it a new version than "
                + entry.version());
      }
      String reason =
          properties
              .withdrawn()
              .getOrDefault(entry.idAndVersion(), old.map(RegistryEntry::withdrawn).orElse(""));
      found.add(entry.withWithdrawal(reason, old.map(RegistryEntry::homepage).orElse("")));
    }
    checkWithdrawals(found, properties);
    PluginVersions versions = new PluginVersions();
    found.sort(
        Comparator.comparing(RegistryEntry::id)
            .thenComparing(
                Comparator.comparing(RegistryEntry::version, versions::compare).reversed()));
    return found;
  }

  private static void checkWithdrawals(List<RegistryEntry> found, ListProperties properties) {
    properties.withdrawn().keySet().stream()
        .filter(one -> found.stream().noneMatch(entry -> entry.idAndVersion().equals(one)))
        .findFirst()
        .ifPresent(
            one -> {
              throw new RegistryException("There is no version " + one + " in the folder.");
            });
  }

  private List<Path> files() throws IOException {
    try (Stream<Path> all = Files.list(folder)) {
      return all.filter(
              file -> {
                String name = file.toString().toLowerCase(Locale.ROOT);
                return name.endsWith(".jar") || name.endsWith(".zip");
              })
          .sorted()
          .toList();
    }
  }

  private String changes(Path file) throws IOException {
    String name = file.getFileName().toString();
    Path text = folder.resolve(name.substring(0, name.length() - 4) + ".txt");
    return Files.isRegularFile(text) ? Files.readString(text) : "";
  }

  /**
   * Returns the platform at the end of a file's name; empty if the name contains none, because the
   * file is for all platforms.
   */
  private static String platform(String name) {
    Matcher end = PLATFORM.matcher(name);
    return end.find() ? end.group(1) : "";
  }

  private Optional<String> picture(String id) {
    String name = id + ".png";
    return Files.isRegularFile(folder.resolve(name)) ? Optional.of(name) : Optional.empty();
  }

  private void write(String name, byte[] contents) {
    new OutputFile(folder.resolve(name)).replace(contents);
  }
}
