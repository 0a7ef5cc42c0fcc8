package org.bowsprit.plugin.host.registry;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.bowsprit.format.disk.FolderLock;
import org.bowsprit.format.disk.OutputFile;
import org.bowsprit.plugin.host.description.Origin;
import org.bowsprit.plugin.host.installation.InstalledPlugins;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The versions that registries have withdrawn, as of the last time that their lists were fetched.
 * They are stored in {@code withdrawn.json}, so that the program can read them without a network.
 */
public final class Withdrawals {

  private static final Logger LOG = LoggerFactory.getLogger(Withdrawals.class);
  private static final String FILE_NAME = "withdrawn.json";
  private static final JsonMapper JSON = JsonMapper.builder().build();

  private final Path folder;

  /**
   * A withdrawn version.
   *
   * @param id the plugin's id
   * @param version the withdrawn version
   * @param reason the reason that the registry gives, in one line
   */
  record WithdrawnVersion(String id, String version, String reason) {}

  /**
   * Creates the withdrawals that a folder contains.
   *
   * @param folder the folder of the file; the folder and the file need not exist
   */
  public Withdrawals(Path folder) {
    this.folder = folder;
  }

  /**
   * Returns the reason why the registry of a plugin has withdrawn a version; empty if it has not.
   */
  public Optional<String> reason(Origin origin, String id, String version) {
    return stored().getOrDefault(origin.registry(), List.of()).stream()
        .filter(each -> each.id().equals(id) && each.version().equals(version))
        .map(WithdrawnVersion::reason)
        .findFirst();
  }

  /** Returns a line about each installed plugin that its registry has withdrawn. */
  public List<String> describeInstalled(InstalledPlugins plugins) throws IOException {
    if (stored().values().stream().allMatch(List::isEmpty)) {
      return List.of();
    }
    List<String> lines = new ArrayList<>();
    for (Map.Entry<String, String> plugin : plugins.versions().entrySet()) {
      plugins
          .origin(plugin.getKey())
          .ifPresent(
              origin ->
                  reason(origin, plugin.getKey(), plugin.getValue())
                      .ifPresent(
                          reason ->
                              lines.add(
                                  plugin.getKey()
                                      + " "
                                      + plugin.getValue()
                                      + " was withdrawn by "
                                      + origin.registry()
                                      + ": "
                                      + reason)));
    }
    return lines;
  }

  /**
   * Stores the withdrawn versions of a registry's list in place of the versions from its earlier
   * lists.
   */
  void store(RegistryList list) throws IOException {
    List<WithdrawnVersion> withdrawn =
        list.index().plugins().stream()
            .filter(RegistryEntry::hasBeenWithdrawn)
            .map(entry -> new WithdrawnVersion(entry.id(), entry.version(), entry.withdrawn()))
            .toList();
    String url = list.address().url();
    if (stored().getOrDefault(url, List.of()).equals(withdrawn)) {
      return;
    }
    new FolderLock(OutputFile.createFolder(folder))
        .run(
            () -> {
              Map<String, List<WithdrawnVersion>> versionsByRegistry = new TreeMap<>(stored());
              versionsByRegistry.put(url, withdrawn);
              new OutputFile(folder.resolve(FILE_NAME))
                  .replace(JSON.writeValueAsBytes(versionsByRegistry));
            });
  }

  /**
   * Returns the stored versions by the address of their registry. A damaged file counts as missing;
   * the next fetch replaces it.
   */
  private Map<String, List<WithdrawnVersion>> stored() {
    Path file = folder.resolve(FILE_NAME);
    if (!Files.isRegularFile(file)) {
      return Map.of();
    }
    try {
      Map<String, List<WithdrawnVersion>> versions =
          JSON.readValue(Files.readAllBytes(file), new TypeReference<>() {});
      return versions == null ? Map.of() : versions;
    } catch (JsonProcessingException e) {
      LOG.warn("{} is damaged", file, e);
      return Map.of();
    } catch (IOException e) {
      LOG.warn("{} cannot be read", file, e);
      return Map.of();
    }
  }
}
