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

/** The options that the services of one kind declare, with the given values. */
public final class ServiceOptions {

  private final String kind;
  private final Map<String, List<Option>> declared = new TreeMap<>();

  private ServiceOptions(String kind) {
    this.kind = kind;
  }

  /**
   * Collects the options of services.
   *
   * @param kind the name of their kind: router, renderer, …
   */
  public static ServiceOptions of(String kind, Collection<? extends ServiceProvider> services) {
    ServiceOptions all = new ServiceOptions(kind);
    services.forEach(service -> all.declared.put(service.id(), service.options()));
    return all;
  }

  /**
   * Returns the given values for these services, after checking that the options exist and the
   * values are valid.
   *
   * @param typed the values from the command line, by key or by id and key
   * @param chosen the id of the service that keys without an id belong to; empty if none was chosen
   * @param kept the values in the settings, by id and key; invalid values are reported and left out
   * @param notes receives the reports
   * @return the values by id and key
   * @throws WrongOptionException if a typed value is invalid
   */
  public Map<String, String> given(
      Map<String, String> typed, String chosen, Map<String, String> kept, Consumer<String> notes) {
    Map<String, String> given = new HashMap<>(kept(kept, notes));
    given.putAll(typed(typed, chosen));
    return given;
  }

  private Map<String, String> typed(Map<String, String> typed, String chosen) {
    Map<String, String> named = new HashMap<>();
    typed.forEach((key, value) -> named.put(named(key, chosen), value));
    declared.forEach(
        (id, options) -> {
          try {
            OptionValues.of(id, options, named);
          } catch (OptionException e) {
            throw new WrongOptionException(kind + " " + id + ": " + e.getMessage());
          }
        });
    return named;
  }

  private String named(String key, String chosen) {
    int dot = key.indexOf('.');
    if (dot > 0 && declared.containsKey(key.substring(0, dot))) {
      return key;
    }
    if (chosen.isEmpty()) {
      throw new WrongOptionException(
          "there is no " + kind + " option " + key + "; there are " + all());
    }
    return chosen + "." + key;
  }

  private String all() {
    return declared.entrySet().stream()
        .flatMap(one -> one.getValue().stream().map(option -> one.getKey() + "." + option.key()))
        .collect(Collectors.joining(", "));
  }

  private Map<String, String> kept(Map<String, String> kept, Consumer<String> notes) {
    Map<String, String> fit = new HashMap<>();
    declared.forEach(
        (id, options) ->
            kept.forEach(
                (name, value) -> {
                  if (name.startsWith(id + ".") && fits(id, options, name, value, notes)) {
                    fit.put(name, value);
                  }
                }));
    return fit;
  }

  private static boolean fits(
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
  public static Map<String, String> ofOne(String id, Map<String, String> given) {
    Map<String, String> its = new HashMap<>();
    given.forEach(
        (name, value) -> {
          if (name.startsWith(id + ".")) {
            its.put(name.substring(id.length() + 1), value);
          }
        });
    return its;
  }
}
