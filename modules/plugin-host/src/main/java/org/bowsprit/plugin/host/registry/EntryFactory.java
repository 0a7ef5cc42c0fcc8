package org.bowsprit.plugin.host.registry;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.bowsprit.plugin.host.PluginHost;
import org.bowsprit.plugin.host.archive.Checksum;
import org.bowsprit.plugin.host.description.PluginDescription;
import org.bowsprit.plugin.host.installation.PluginVerifier;

/** Creates a registry's entry for a plugin's file without running its code. */
public final class EntryFactory {

  private final PluginHost host;
  private final PluginVerifier verifier;

  /** Creates a maker for the plugins of a host. */
  public EntryFactory(PluginHost host) {
    this.host = host;
    this.verifier = new PluginVerifier(host);
  }

  /** Returns the kinds of services in a file, according to its classes. */
  public List<String> kinds(Path file) throws IOException {
    return verifier.kinds(file);
  }

  /**
   * Returns the entry of a file.
   *
   * @param url the address of the file
   * @param kinds the kinds of its services
   * @param homepage a page with more information; may be empty
   * @param changes the changes in this version; may be empty
   * @param platform the only platform that the file is for; empty if it is for all
   */
  public RegistryEntry entry(
      Path file, String url, List<String> kinds, String homepage, String changes, String platform)
      throws IOException {
    PluginDescription plugin = host.describeOrRefuse(file);
    return new RegistryEntry(
        plugin.id(),
        plugin.version(),
        plugin.requires(),
        kinds,
        url,
        Checksum.of(file),
        Files.size(file),
        plugin.description(),
        plugin.license(),
        homepage,
        plugin.dependencies(),
        changes,
        "",
        platform);
  }
}
