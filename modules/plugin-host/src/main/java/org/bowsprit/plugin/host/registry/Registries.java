package org.bowsprit.plugin.host.registry;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.bowsprit.format.disk.FolderLock;
import org.bowsprit.format.disk.OutputFile;

/**
 * The registries that the user has added, stored in {@code registries.json}; none by default. A
 * plugin is taken from the first registry that lists it.
 */
public final class Registries {

  private static final String NAME = "registries.json";
  private static final String SIGNATURE = ".minisig";
  private static final int LARGEST_INDEX = 4 << 20;
  private static final int LARGEST_SIGNATURE = 1 << 12;
  private static final JsonMapper JSON = JsonMapper.builder().build();

  private final Path folder;

  /**
   * Creates the registries of a folder.
   *
   * @param folder the folder of the file; neither need exist
   */
  public Registries(Path folder) {
    this.folder = folder;
  }

  /** Returns the registries in the order they were added. */
  public List<RegistryAddress> list() {
    Path file = folder.resolve(NAME);
    if (Files.notExists(file)) {
      return List.of();
    }
    try {
      return JSON.readValue(Files.readAllBytes(file), new TypeReference<>() {});
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
    RegistryAddress address = new RegistryAddress(url, new RegistryKey(key).text(), 0);
    RegistryIndex index = fetched(address);
    change(
        list -> {
          list.removeIf(one -> one.url().equals(url));
          list.add(address.seen(index.serial()));
        });
    return index;
  }

  /**
   * Removes a registry. Plugins installed from it stay.
   *
   * @return whether it was there
   */
  public boolean remove(String url) throws IOException {
    if (list().stream().noneMatch(one -> one.url().equals(url))) {
      return false;
    }
    change(list -> list.removeIf(one -> one.url().equals(url)));
    return true;
  }

  /** Fetches the lists of all registries, in the order of the registries. */
  public Catalogue fetch() throws IOException {
    List<Catalogue.Listed> all = new ArrayList<>();
    for (RegistryAddress address : list()) {
      RegistryIndex index = fetched(address);
      if (index.serial() > address.serial()) {
        change(list -> list.replaceAll(one -> newer(one, address, index)));
      }
      all.add(new Catalogue.Listed(URI.create(address.url()), index));
    }
    return new Catalogue(all, MachinePlatform.here());
  }

  private static RegistryAddress newer(
      RegistryAddress one, RegistryAddress address, RegistryIndex index) {
    return one.url().equals(address.url()) ? one.seen(index.serial()) : one;
  }

  private static RegistryIndex fetched(RegistryAddress address) {
    String url = address.url();
    byte[] json = Download.bytes(Download.address(url), LARGEST_INDEX);
    byte[] signature = Download.bytes(Download.address(url + SIGNATURE), LARGEST_SIGNATURE);
    new RegistryKey(address.key()).verify(json, new String(signature, StandardCharsets.UTF_8), url);
    RegistryIndex index = RegistryIndex.read(json, url);
    if (index.serial() < address.serial()) {
      throw new RegistryException(
          url
              + " is an old list, number "
              + index.serial()
              + ", where "
              + address.serial()
              + " was seen before.");
    }
    return index;
  }

  /** A change of the list. */
  private interface Change {
    void make(List<RegistryAddress> list);
  }

  private void change(Change change) throws IOException {
    new FolderLock(OutputFile.folder(folder))
        .run(
            () -> {
              List<RegistryAddress> all = new ArrayList<>(list());
              change.make(all);
              new OutputFile(folder.resolve(NAME))
                  .replace(JSON.writerWithDefaultPrettyPrinter().writeValueAsBytes(all));
            });
  }
}
