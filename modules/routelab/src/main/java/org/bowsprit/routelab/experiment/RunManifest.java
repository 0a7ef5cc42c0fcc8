package org.bowsprit.routelab.experiment;

import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The data needed to repeat a comparison and to judge its times.
 *
 * @param version the version of the program
 * @param command the command line without the options that select a part and its output
 * @param plugins SHA-256 of the file of each router's plugin, by the router's id
 * @param inputs SHA-256 of the input files, by name
 * @param machines the date, Java and processor of each process that measured times; empty if none
 *     did, so that the same comparison gives the same bytes
 */
public record RunManifest(
    String version,
    String command,
    SortedMap<String, String> plugins,
    SortedMap<String, String> inputs,
    List<String> machines) {

  /** A manifest without any data. */
  public static final RunManifest UNKNOWN =
      new RunManifest("", "", new TreeMap<>(), new TreeMap<>(), List.of());

  public RunManifest {
    plugins = new TreeMap<>(plugins);
    inputs = new TreeMap<>(inputs);
    machines = List.copyOf(machines);
  }

  /** Returns this manifest with the machines of a comparison. */
  public RunManifest withMachines(List<String> others) {
    return new RunManifest(version, command, plugins, inputs, others);
  }

  /** Returns whether the manifests can belong to parts of the same comparison. */
  public boolean isOfSameComparison(RunManifest other) {
    return version.equals(other.version)
        && plugins.equals(other.plugins)
        && inputs.equals(other.inputs);
  }
}
