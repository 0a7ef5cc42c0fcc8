package org.bowsprit.player.service;

import jakarta.inject.Inject;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.bowsprit.plugin.host.PluginHost;
import org.bowsprit.plugin.host.description.InstalledProvider;

/**
 * Finds the service to which a stored option belongs if services of several kinds have the same id.
 * The option belongs to the service that declares it. If several of these services declare it, the
 * option is ambiguous and has no owner.
 */
public final class OptionOwners {

  private final PluginHost host;

  @Inject
  OptionOwners(PluginHost host) {
    this.host = host;
  }

  /**
   * Returns the stored options of services of one kind.
   *
   * @param stored values by id and key, {@code id.key}, of all kinds
   * @param notes receives each option that belongs to several services
   */
  public Map<String, String> storedOptionsFor(
      String kind, Map<String, String> stored, Consumer<String> notes) {
    Map<String, String> result = new HashMap<>();
    stored.forEach(
        (name, value) -> {
          String id = name.substring(0, Math.max(0, name.indexOf('.')));
          List<InstalledProvider> owners = owners(id, name.substring(name.indexOf('.') + 1));
          boolean isFirst = owners.isEmpty() || owners.get(0).kind().equals(kind);
          if (owners.size() > 1 && isFirst) {
            notes.accept("settings: plugin." + name + ": " + ambiguityMessage(owners));
          } else if (owners.size() <= 1 && isFirst) {
            result.put(name, value);
          }
        });
    return result;
  }

  /**
   * Returns the services with an id that declare an option. If none declares it, returns the first
   * service, which reports the unknown option.
   */
  public List<InstalledProvider> owners(String id, String key) {
    List<InstalledProvider> services =
        host.installed().stream().filter(service -> service.id().equals(id)).toList();
    List<InstalledProvider> owners =
        services.stream()
            .filter(
                service -> service.options().stream().anyMatch(option -> option.key().equals(key)))
            .toList();
    return owners.isEmpty() ? services.stream().limit(1).toList() : owners;
  }

  /** Returns the message that an option of several services cannot be stored. */
  public static String ambiguityMessage(List<InstalledProvider> owners) {
    return owners.stream().map(InstalledProvider::kind).collect(Collectors.joining(" and "))
        + " "
        + owners.get(0).id()
        + " both have this option, so it cannot be stored; give it at each start by "
        + owners.stream()
            .map(InstalledProvider::kind)
            .filter(kind -> !kind.equals("sound-file"))
            .map(kind -> "--" + kind + "-option")
            .collect(Collectors.joining(" or "));
  }
}
