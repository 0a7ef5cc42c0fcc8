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
  private static final String NAME = "withdrawn.json";
  private static final JsonMapper JSON = JsonMapper.builder().build();

  private final Path folder;

  /**
   * A withdrawn version.
   *
   * @param id the plugin's id
   * @param version its version
   * @param reason a text of the registry, in one line
   */
  record Withdrawn(String id, String version, String reason) {}

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
    return kept().getOrDefault(origin.registry(), List.of()).stream()
        .filter(one -> one.id().equals(id) && one.version().equals(version))
        .map(Withdrawn::reason)
        .findFirst();
  }

  /** Returns a line about each installed plugin that its registry has withdrawn. */
  public List<String> linesAbout(InstalledPlugins plugins) throws IOException {
    if (kept().values().stream().allMatch(List::isEmpty)) {
      return List.of();
    }
    List<String> lines = new ArrayList<>();
    for (Map.Entry<String, String> one : plugins.versions().entrySet()) {
      plugins
          .origin(one.getKey())
          .ifPresent(
              origin ->
                  reason(origin, one.getKey(), one.getValue())
                      .ifPresent(
                          reason ->
                              lines.add(
                                  one.getKey()
                                      + " "
                                      + one.getValue()
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
  void keep(RegistryList list) throws IOException {
    List<Withdrawn> withdrawn =
        list.index().plugins().stream()
            .filter(RegistryEntry::hasBeenWithdrawn)
            .map(entry -> new Withdrawn(entry.id(), entry.version(), entry.withdrawn()))
            .toList();
    String url = list.address().url();
    if (kept().getOrDefault(url, List.of()).equals(withdrawn)) {
      return;
    }
    new FolderLock(OutputFile.folder(folder))
        .run(
            () -> {
              Map<String, List<Withdrawn>> all = new TreeMap<>(kept());
              all.put(url, withdrawn);
              new OutputFile(folder.resolve(NAME)).replace(JSON.writeValueAsBytes(all));
            });
  }

  /**
   * Returns the stored versions by the address of their registry. A damaged file counts as missing;
   * the next fetch replaces it.
   */
  private Map<String, List<Withdrawn>> kept() {
    Path file = folder.resolve(NAME);
    if (!Files.isRegularFile(file)) {
      return Map.of();
    }
    try {
      Map<String, List<Withdrawn>> kept =
          JSON.readValue(Files.readAllBytes(file), new TypeReference<>() {});
      return kept == null ? Map.of() : kept;
    } catch (JsonProcessingException e) {
      LOG.warn("{} is damaged", file, e);
      return Map.of();
    } catch (IOException e) {
      LOG.warn("{} cannot be read", file, e);
      return Map.of();
    }
  }
}
