package org.bowsprit.routelab.experiment;

import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The data needed to repeat a comparison and to judge its times.
 *
 * @param version of the program
 * @param command the command line, without what only says which part is done and where it is
 *     written
 * @param plugins SHA-256 of the file of each router's plugin, by the router's id
 * @param inputs SHA-256 of what was compared on, by name
 * @param machines date, Java and processor of each process that took times; empty if none did, so
 *     that the same comparison then gives the same bytes
 */
public record RunManifest(
    String version,
    String command,
    SortedMap<String, String> plugins,
    SortedMap<String, String> inputs,
    List<String> machines) {

  /** Nothing is known. */
  public static final RunManifest UNKNOWN =
      new RunManifest("", "", new TreeMap<>(), new TreeMap<>(), List.of());

  public RunManifest {
    plugins = new TreeMap<>(plugins);
    inputs = new TreeMap<>(inputs);
    machines = List.copyOf(machines);
  }

  /** Returns this manifest of a comparison done on these machines. */
  public RunManifest withMachines(List<String> others) {
    return new RunManifest(version, command, plugins, inputs, others);
  }

  /** Returns whether two processes can have done parts of one comparison. */
  public boolean isOfSameComparison(RunManifest other) {
    return version.equals(other.version)
        && plugins.equals(other.plugins)
        && inputs.equals(other.inputs);
  }
}
