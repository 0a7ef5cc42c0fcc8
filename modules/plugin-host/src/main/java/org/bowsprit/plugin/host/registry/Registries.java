package org.bowsprit.plugin.host.registry;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.bowsprit.format.disk.FolderLock;
import org.bowsprit.format.disk.OutputFile;

/**
 * The registries that the user has added, stored in {@code registries.json}; none by default. A
 * plugin is taken from the first registry that lists it.
 */
public final class Registries {

  private static final String FILE_NAME = "registries.json";
  private static final String LIST_SUFFIX = ".json";
  private static final String SIGNATURE_SUFFIX = ".minisig";
  private static final int MAX_INDEX_BYTES = 4 << 20;
  private static final int MAX_SIGNATURE_BYTES = 1 << 12;

  /** The largest number of changes of the key since the last fetch. */
  private static final int MAX_KEY_CHANGES = 8;

  private static final JsonMapper JSON = JsonMapper.builder().build();

  private final Path folder;
  private final Clock clock;
  private final Withdrawals withdrawals;

  /**
   * Creates the registries of a folder.
   *
   * @param folder the folder of the file; the folder and the file need not exist
   */
  public Registries(Path folder) {
    this(folder, Clock.systemUTC());
  }

  Registries(Path folder, Clock clock) {
    this.folder = folder;
    this.clock = clock;
    this.withdrawals = new Withdrawals(folder);
  }

  /** Returns the registries in the order they were added. */
  public List<RegistryAddress> list() {
    Path file = folder.resolve(FILE_NAME);
    if (Files.notExists(file)) {
      return List.of();
    }
    try {
      List<RegistryAddress> all =
          JSON.readValue(Files.readAllBytes(file), new TypeReference<>() {});
      if (all == null
          || all.stream().anyMatch(registry -> registry == null || !registry.hasKey())) {
        throw new RegistryException(
            file + " is damaged: it names no address or key; add the registries again.");
      }
      return all;
    } catch (JsonProcessingException e) {
      throw new RegistryException(
          file + " is damaged: " + e.getOriginalMessage() + "; add the registries again.", e);
    } catch (IOException e) {
      throw new RegistryException(file + " cannot be read.", e);
    }
  }

  /**
   * Adds a registry, or changes the key of one. Fetches its list and checks the signature first.
   *
   * @return the list
   */
  public RegistryIndex add(String url, String key) throws IOException {
    RegistryKey checkedKey = new RegistryKey(key);
    RegistryAddress address =
        list().stream()
            .filter(
                registry -> registry.url().equals(url) && registry.key().equals(checkedKey.text()))
            .findFirst()
            .orElse(new RegistryAddress(url, checkedKey, 0));
    RegistryList fetched = fetchList(address);
    change(
        list -> {
          list.removeIf(registry -> registry.url().equals(url));
          list.add(fetched.address());
        });
    withdrawals.store(fetched);
    return fetched.index();
  }

  /**
   * Removes a registry. Plugins installed from it stay.
   *
   * @return true if the registry was in the list
   */
  public boolean remove(String url) throws IOException {
    if (list().stream().noneMatch(registry -> registry.url().equals(url))) {
      return false;
    }
    change(list -> list.removeIf(registry -> registry.url().equals(url)));
    return true;
  }

  /** Fetches the lists of all registries, in the order of the registries. */
  public Catalogue fetch() throws IOException {
    List<RegistryList> lists = new ArrayList<>();
    for (RegistryAddress address : list()) {
      RegistryList fetched = fetchList(address);
      if (!fetched.address().equals(address)) {
        change(
            list ->
                list.replaceAll(
                    registry -> registry.equals(address) ? fetched.address() : registry));
      }
      withdrawals.store(fetched);
      lists.add(fetched);
    }
    return new Catalogue(lists);
  }

  /**
   * Fetches the list of a registry and checks its signature. The result also contains the
   * registry's current key and the list's serial number.
   */
  private RegistryList fetchList(RegistryAddress registry) {
    String url = registry.url();
    byte[] json = bytes(url, MAX_INDEX_BYTES);
    String signature = text(url + SIGNATURE_SUFFIX);
    RegistryAddress address = registry;
    for (int change = 0;
        change < MAX_KEY_CHANGES && !keyOf(address).isNamedIn(signature);
        change++) {
      Optional<RegistryKey> next = nextKey(address);
      if (next.isEmpty()) {
        break;
      }
      address = address.withKey(next.get());
    }
    keyOf(address).verify(json, signature, url);
    RegistryIndex index = RegistryIndex.read(json, Download.address(url));
    checkCurrent(index, address);
    return new RegistryList(address.withSerial(index.serial()), index, MachinePlatform.current());
  }

  /**
   * Returns the new key from a list that is signed with the known key and has the id of that key in
   * its name; empty if there is no such list.
   */
  private static Optional<RegistryKey> nextKey(RegistryAddress address) {
    RegistryKey key = keyOf(address);
    String url = keyChangeUrl(address.url(), key);
    byte[] json;
    String signature;
    try {
      json = bytes(url, MAX_INDEX_BYTES);
      signature = text(url + SIGNATURE_SUFFIX);
    } catch (RegistryException noSuchList) {
      return Optional.empty();
    }
    key.verify(json, signature, url);
    String next = RegistryIndex.read(json, Download.address(url)).nextKey();
    return next.isEmpty() ? Optional.empty() : Optional.of(new RegistryKey(next));
  }

  /** Returns the address of the list that announces the successor of a key. */
  static String keyChangeUrl(String url, RegistryKey key) {
    String name =
        url.endsWith(LIST_SUFFIX) ? url.substring(0, url.length() - LIST_SUFFIX.length()) : url;
    return name + "-" + key.id() + LIST_SUFFIX;
  }

  private void checkCurrent(RegistryIndex index, RegistryAddress address) {
    if (index.serial() < address.serial()) {
      throw new RegistryException(
          address.url()
              + " is an old list: its number is "
              + index.serial()
              + ", and list "
              + address.serial()
              + " was read before.");
    }
    if (!clock.instant().isBefore(index.expiryTime())) {
      throw new RegistryException(
          address.url()
              + " is a list that was valid until "
              + index.expires()
              + ". Its publishers have not renewed it, or somebody keeps the new list from you.");
    }
  }

  private static RegistryKey keyOf(RegistryAddress address) {
    return new RegistryKey(address.key());
  }

  private static byte[] bytes(String url, int maxBytes) {
    return new Download(Download.address(url), maxBytes).bytes();
  }

  private static String text(String url) {
    return new String(bytes(url, MAX_SIGNATURE_BYTES), StandardCharsets.UTF_8);
  }

  /** A change of the list. */
  private interface Change {
    void apply(List<RegistryAddress> list);
  }

  private void change(Change change) throws IOException {
    new FolderLock(OutputFile.createFolder(folder))
        .run(
            () -> {
              List<RegistryAddress> addresses = new ArrayList<>(list());
              change.apply(addresses);
              new OutputFile(folder.resolve(FILE_NAME))
                  .replace(JSON.writerWithDefaultPrettyPrinter().writeValueAsBytes(addresses));
            });
  }
}
