package org.bowsprit.player.service;

import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.bowsprit.plugin.host.description.WrongOptionException;
import org.bowsprit.service.Option;
import org.bowsprit.service.OptionException;
import org.bowsprit.service.OptionValues;
import org.bowsprit.service.ServiceProvider;

/** The options that the services of one kind declare. Checks the values of these options. */
public final class ServiceOptions {

  private final String kind;
  private final Map<String, List<Option>> declared = new TreeMap<>();

  private ServiceOptions(String kind) {
    this.kind = kind;
  }

  /**
   * Collects the options of services.
   *
   * @param kind the kind of the services, such as router or renderer
   */
  public static ServiceOptions of(String kind, Collection<? extends ServiceProvider> services) {
    ServiceOptions all = new ServiceOptions(kind);
    services.forEach(service -> all.declared.put(service.id(), service.options()));
    return all;
  }

  /**
   * Returns the values of the options of these services. Checks that the options exist and that the
   * values are valid.
   *
   * @param typed the values from the command line, by key or by id and key
   * @param chosenId the id of the chosen service, to which keys without an id belong; empty if none
   *     was chosen
   * @param stored the values in the settings, by id and key; invalid values are reported and left
   *     out
   * @param notes receives the reports
   * @return the values by id and key
   * @throws WrongOptionException if a typed value is invalid
   */
  public Map<String, String> validValues(
      Map<String, String> typed,
      String chosenId,
      Map<String, String> stored,
      Consumer<String> notes) {
    Map<String, String> values = new HashMap<>(validStored(stored, notes));
    values.putAll(checkTyped(typed, chosenId));
    return values;
  }

  private Map<String, String> checkTyped(Map<String, String> typed, String chosenId) {
    Map<String, String> values = new HashMap<>();
    typed.forEach((key, value) -> values.put(fullKey(key, chosenId), value));
    declared.forEach(
        (id, options) -> {
          try {
            OptionValues.of(id, options, values);
          } catch (OptionException e) {
            throw new WrongOptionException(kind + " " + id + ": " + e.getMessage());
          }
        });
    return values;
  }

  private String fullKey(String key, String chosenId) {
    int dot = key.indexOf('.');
    if (dot > 0 && declared.containsKey(key.substring(0, dot))) {
      return key;
    }
    if (chosenId.isEmpty()) {
      throw new WrongOptionException(
          "there is no " + kind + " option " + key + "; there are " + allKeys());
    }
    return chosenId + "." + key;
  }

  private String allKeys() {
    return declared.entrySet().stream()
        .flatMap(
            entry -> entry.getValue().stream().map(option -> entry.getKey() + "." + option.key()))
        .collect(Collectors.joining(", "));
  }

  private Map<String, String> validStored(Map<String, String> stored, Consumer<String> notes) {
    Map<String, String> valid = new HashMap<>();
    declared.forEach(
        (id, options) ->
            stored.forEach(
                (name, value) -> {
                  if (name.startsWith(id + ".") && isValid(id, options, name, value, notes)) {
                    valid.put(name, value);
                  }
                }));
    return valid;
  }

  private static boolean isValid(
      String id, List<Option> options, String name, String value, Consumer<String> notes) {
    try {
      OptionValues.of(id, options, Map.of(name, value));
      return true;
    } catch (OptionException e) {
      notes.accept("settings: plugin." + id + ": " + e.getMessage());
      return false;
    }
  }

  /** Returns the values of one service by key, from values by id and key. */
  public static Map<String, String> ofOne(String id, Map<String, String> values) {
    Map<String, String> result = new HashMap<>();
    values.forEach(
        (name, value) -> {
          if (name.startsWith(id + ".")) {
            result.put(name.substring(id.length() + 1), value);
          }
        });
    return result;
  }
}
