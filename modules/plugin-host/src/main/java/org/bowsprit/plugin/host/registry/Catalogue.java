package org.bowsprit.plugin.host.registry;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.bowsprit.plugin.host.PluginVersions;

/** The offers of all registries at one moment. */
public final class Catalogue {

  private final List<Listed> registries;
  private final String platform;
  private final PluginVersions versions = new PluginVersions();

  /**
   * The list of one registry.
   *
   * @param url the address of the list
   * @param index the list
   */
  record Listed(URI url, RegistryIndex index) {}

  /**
   * A version of a plugin and its registry.
   *
   * @param registry the address of the registry's list
   * @param entry the registry's entry
   */
  public record Offer(URI registry, RegistryEntry entry) {

    /**
     * Fetches the file.
     *
     * @param folder the target folder
     * @return the file; its checksum is not checked yet
     * @throws RegistryException if it cannot be fetched, or has another size
     */
    public Path fetch(Path folder) throws IOException {
      URI from = Download.address(registry.resolve(entry.url()).toString());
      String path = String.valueOf(from.getPath());
      Path file = folder.resolve(entry.id() + (path.endsWith(".zip") ? ".zip" : ".jar"));
      Download.file(from, file, entry.size());
      return file;
    }
  }

  /**
   * Creates a catalogue.
   *
   * @param registries the lists in the order of the registries
   * @param platform the platform of this machine
   */
  Catalogue(List<Listed> registries, String platform) {
    this.registries = List.copyOf(registries);
    this.platform = platform;
  }

  /**
   * Returns the newest version of each matching plugin that works with this program.
   *
   * @param text part of an id, a kind or a description; empty for all
   */
  public List<Offer> search(String text) {
    Map<String, Offer> found = new LinkedHashMap<>();
    for (Listed listed : registries) {
      for (RegistryEntry entry : listed.index().plugins()) {
        if (entry.matches(text) && !found.containsKey(entry.id())) {
          newest(entry.id()).ifPresent(offer -> found.put(entry.id(), offer));
        }
      }
    }
    return List.copyOf(found.values());
  }

  /**
   * Returns the newest version of a plugin that works with this program; empty if there is none.
   */
  public Optional<Offer> newest(String id) {
    return home(id)
        .flatMap(
            listed ->
                listed.index().plugins().stream()
                    .filter(entry -> entry.id().equals(id) && worksHere(entry))
                    .max(Comparator.comparing(RegistryEntry::version, versions::compare))
                    .map(entry -> new Offer(listed.url(), entry)));
  }

  private boolean worksHere(RegistryEntry entry) {
    return entry.isFor(platform) && versions.fits(entry.requires());
  }

  /**
   * Returns a version of a plugin.
   *
   * @param version the version; empty for the newest one that works with this program
   * @throws RegistryException if there is no such version, or it does not work with this program
   */
  public Offer get(String id, String version) {
    Listed home =
        home(id)
            .orElseThrow(
                () ->
                    new RegistryException(
                        registries.isEmpty()
                            ? "No registry was added, so that there is no plugin '"
                                + id
                                + "': plugins registry add URL KEY adds one."
                            : "No registry knows a plugin '" + id + "'."));
    if (version.isEmpty()) {
      return newest(id)
          .orElseThrow(
              () ->
                  new RegistryException(
                      "No version of '" + id + "' works with this program: " + ranges(home, id)));
    }
    return home.index().plugins().stream()
        .filter(
            entry ->
                entry.id().equals(id) && entry.version().equals(version) && entry.isFor(platform))
        .findFirst()
        .map(entry -> new Offer(home.url(), entry))
        .orElseThrow(
            () ->
                new RegistryException(
                    "There is no version " + version + " of '" + id + "': " + ranges(home, id)));
  }

  private static String ranges(Listed home, String id) {
    return home.index().plugins().stream()
            .filter(entry -> entry.id().equals(id))
            .map(Catalogue::range)
            .reduce((one, other) -> one + ", " + other)
            .orElse("")
        + ".";
  }

  private static String range(RegistryEntry entry) {
    return entry.version()
        + (entry.platform().isEmpty() ? "" : " for " + entry.platform())
        + " wants the plugin API "
        + entry.requires();
  }

  /** A plugin is always taken from the first registry that lists it, whatever the others offer. */
  private Optional<Listed> home(String id) {
    return registries.stream()
        .filter(listed -> listed.index().plugins().stream().anyMatch(one -> one.id().equals(id)))
        .findFirst();
  }
}
