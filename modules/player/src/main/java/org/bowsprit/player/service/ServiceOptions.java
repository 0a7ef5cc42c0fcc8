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
  private final Map<String, List<Option>> declaredOptions = new TreeMap<>();

  private ServiceOptions(String kind) {
    this.kind = kind;
  }

  /**
   * Collects the options of services.
   *
   * @param kind the kind of the services, such as router or renderer
   */
  public static ServiceOptions of(String kind, Collection<? extends ServiceProvider> services) {
    ServiceOptions serviceOptions = new ServiceOptions(kind);
    services.forEach(
        service -> serviceOptions.declaredOptions.put(service.id(), service.options()));
    return serviceOptions;
  }

  /**
   * Returns the values of the options of these services. Checks that the options exist and that the
   * values are valid.
   *
   * @param commandLineValues the values from the command line, by key or by id and key
   * @param chosenId the id of the chosen service, to which keys without an id belong; empty if none
   *     was chosen
   * @param storedValues the values in the settings, by id and key; invalid values are reported and
   *     left out
   * @param problemListener receives a line about each invalid value in the settings
   * @return the values by id and key
   * @throws WrongOptionException if a value from the command line is invalid
   */
  public Map<String, String> validValues(
      Map<String, String> commandLineValues,
      String chosenId,
      Map<String, String> storedValues,
      Consumer<String> problemListener) {
    Map<String, String> values = new HashMap<>(validStoredValues(storedValues, problemListener));
    values.putAll(checkCommandLineValues(commandLineValues, chosenId));
    return values;
  }

  private Map<String, String> checkCommandLineValues(
      Map<String, String> commandLineValues, String chosenId) {
    Map<String, String> values = new HashMap<>();
    commandLineValues.forEach((key, value) -> values.put(fullKey(key, chosenId), value));
    declaredOptions.forEach(
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
    if (dot > 0 && declaredOptions.containsKey(key.substring(0, dot))) {
      return key;
    }
    if (chosenId.isEmpty()) {
      throw new WrongOptionException(
          "there is no " + kind + " option " + key + "; there are " + allKeys());
    }
    return chosenId + "." + key;
  }

  private String allKeys() {
    return declaredOptions.entrySet().stream()
        .flatMap(
            entry -> entry.getValue().stream().map(option -> entry.getKey() + "." + option.key()))
        .collect(Collectors.joining(", "));
  }

  private Map<String, String> validStoredValues(
      Map<String, String> storedValues, Consumer<String> problemListener) {
    Map<String, String> validValues = new HashMap<>();
    declaredOptions.forEach(
        (id, options) ->
            storedValues.forEach(
                (name, value) -> {
                  if (name.startsWith(id + ".")
                      && isValid(id, options, name, value, problemListener)) {
                    validValues.put(name, value);
                  }
                }));
    return validValues;
  }

  private static boolean isValid(
      String id,
      List<Option> options,
      String name,
      String value,
      Consumer<String> problemListener) {
    try {
      OptionValues.of(id, options, Map.of(name, value));
      return true;
    } catch (OptionException e) {
      problemListener.accept("settings: plugin." + id + ": " + e.getMessage());
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
