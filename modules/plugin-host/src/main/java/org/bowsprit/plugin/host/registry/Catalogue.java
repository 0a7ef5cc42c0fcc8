package org.bowsprit.plugin.host.registry;

import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.bowsprit.plugin.host.description.ListedFile;
import org.bowsprit.plugin.host.description.Origin;
import org.bowsprit.plugin.host.description.PluginVersions;

/**
 * The offers of all registries at one moment. A plugin is always taken from the first registry that
 * lists it, whatever the others offer. Ids that differ only in upper and lower case refer to the
 * same plugin.
 */
public final class Catalogue {

  private final List<RegistryList> lists;
  private final Map<String, RegistryList> registryById = new HashMap<>();
  private final PluginVersions versions = new PluginVersions();

  /**
   * A version of a plugin and its registry.
   *
   * @param origin the registry
   * @param entry the registry's entry
   */
  public record Offer(Origin origin, RegistryEntry entry) {

    /**
     * Fetches the file.
     *
     * @param folder the target folder
     * @return the file; its checksum is not checked yet
     * @throws RegistryException if it cannot be fetched, or has another size
     */
    public Path fetch(Path folder) {
      URI from = Download.address(Download.address(origin.registry()), entry.url());
      String path = String.valueOf(from.getPath());
      Path file = folder.resolve(entry.id() + (path.endsWith(".zip") ? ".zip" : ".jar"));
      new Download(from, entry.size()).downloadTo(file);
      return file;
    }

    /** Returns the registry's entry for the file. */
    public ListedFile listedFile() {
      return new ListedFile(entry.id(), entry.version(), entry.sha256(), origin);
    }
  }

  Catalogue(List<RegistryList> lists) {
    this.lists = List.copyOf(lists);
    for (RegistryList list : lists) {
      list.ownedIds().forEach(id -> registryById.putIfAbsent(id, list));
    }
  }

  /** Returns the lines about entries that cannot be used. */
  public List<String> faults() {
    return lists.stream()
        .flatMap(list -> list.index().faults().stream())
        .map(RegistryIndex.Fault::line)
        .toList();
  }

  /**
   * Returns the newest version of each matching plugin that works with this program.
   *
   * @param text a part of an id, a kind or a description; empty for all plugins
   */
  public List<Offer> search(String text) {
    List<Offer> offers = new ArrayList<>();
    for (RegistryList list : lists) {
      for (String id : list.ids()) {
        if (registryById.get(lowerCase(id)) == list
            && list.versionsOf(id).stream().anyMatch(entry -> entry.matches(text))) {
          newest(list, id).ifPresent(offers::add);
        }
      }
    }
    return offers;
  }

  /**
   * Returns the newest version of a plugin that works with this program and is not withdrawn; empty
   * if there is none.
   */
  public Optional<Offer> newest(String id) {
    return registryOf(id).flatMap(list -> newest(list, id));
  }

  /**
   * Returns the newest version of a plugin in the registry from which it was installed; empty if
   * the registry offers none or is no longer among the registries.
   */
  public Optional<Offer> newest(String id, Origin origin) {
    return lists.stream()
        .filter(list -> list.address().isOriginOf(origin))
        .findFirst()
        .flatMap(list -> newest(list, id));
  }

  private Optional<Offer> newest(RegistryList list, String id) {
    return newest(list, id, any -> true);
  }

  private Optional<Offer> newest(RegistryList list, String id, Predicate<RegistryEntry> filter) {
    return list.versionsOf(id).stream()
        .filter(entry -> !entry.hasBeenWithdrawn() && versions.acceptsApi(entry.requires()))
        .filter(filter)
        .max(Comparator.comparing(RegistryEntry::version, versions::compare))
        .map(entry -> offer(list, entry));
  }

  /**
   * Returns the newest version of a plugin in a range that works with this program and is not
   * withdrawn; empty if there is none.
   *
   * @param range the range, such as {@code >=1.0.0}; {@code *} for all
   */
  public Optional<Offer> newestInRange(String id, String range) {
    return registryOf(id)
        .flatMap(list -> newest(list, id, entry -> versions.isInRange(entry.version(), range)));
  }

  /** Returns all versions of a plugin, the newest first. */
  public List<Offer> versions(String id) {
    return registryOf(id).stream()
        .flatMap(list -> list.versionsOf(id).stream().map(entry -> offer(list, entry)))
        .sorted(
            Comparator.comparing((Offer offer) -> offer.entry().version(), versions::compare)
                .reversed())
        .toList();
  }

  /**
   * Returns a version of a plugin.
   *
   * @param version the version; empty for the newest version that works with this program
   * @throws RegistryException if there is no such version, or it does not work with this program
   */
  public Offer get(String id, String version) {
    RegistryList registry = registryOf(id).orElseThrow(() -> unknown(id));
    if (registry.versionsOf(id).isEmpty()) {
      throw unusable(registry, id);
    }
    return version.isEmpty() ? requireNewest(registry, id) : requireVersion(registry, id, version);
  }

  private Offer requireNewest(RegistryList registry, String id) {
    return newest(registry, id)
        .orElseThrow(
            () ->
                new RegistryException(
                    "No version of '" + id + "' works with this program: " + ranges(registry, id)));
  }

  private static Offer requireVersion(RegistryList registry, String id, String version) {
    RegistryEntry entry =
        registry.versionsOf(id).stream()
            .filter(each -> each.version().equals(version))
            .findFirst()
            .orElseThrow(
                () ->
                    new RegistryException(
                        "There is no version "
                            + version
                            + " of '"
                            + id
                            + "': "
                            + ranges(registry, id)));
    if (entry.hasBeenWithdrawn()) {
      throw new RegistryException(
          "Version " + version + " of '" + id + "' was withdrawn: " + entry.withdrawn());
    }
    return offer(registry, entry);
  }

  private RegistryException unknown(String id) {
    return new RegistryException(
        lists.isEmpty()
            ? "No registry was added, so there is no plugin '"
                + id
                + "': plugins registry add URL KEY adds one."
            : "No registry knows a plugin '" + id + "'.");
  }

  private RegistryException unusable(RegistryList registry, String id) {
    List<String> faults = registry.faults(id);
    return faults.isEmpty() ? unknown(id) : new RegistryException(faults.get(0));
  }

  private static String ranges(RegistryList registry, String id) {
    return registry.versionsOf(id).stream()
            .map(
                entry ->
                    entry.hasBeenWithdrawn()
                        ? entry.version() + " was withdrawn: " + entry.withdrawn()
                        : entry.version() + " needs the plugin API " + entry.requires())
            .collect(Collectors.joining(", "))
        + ".";
  }

  private static Offer offer(RegistryList list, RegistryEntry entry) {
    return new Offer(new Origin(list.address().url(), list.address().key()), entry);
  }

  private Optional<RegistryList> registryOf(String id) {
    return Optional.ofNullable(registryById.get(lowerCase(id)));
  }

  private static String lowerCase(String id) {
    return id.toLowerCase(Locale.ROOT);
  }
}
