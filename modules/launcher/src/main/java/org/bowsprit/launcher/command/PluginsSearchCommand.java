package org.bowsprit.launcher.command;

import jakarta.inject.Inject;
import java.io.IOException;
import java.util.List;
import java.util.concurrent.Callable;
import org.bowsprit.console.Console;
import org.bowsprit.console.JsonOption;
import org.bowsprit.launcher.failure.ExitCode;
import org.bowsprit.plugin.host.registry.Catalogue;
import org.bowsprit.plugin.host.registry.Catalogue.Offer;
import org.bowsprit.plugin.host.registry.Registries;
import org.bowsprit.plugin.host.registry.RegistryEntry;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** The command {@code bowsprit plugins search}. */
@Command(
    name = "search",
    description = "Lists plugins of the registries, each in its newest version that works here.")
public final class PluginsSearchCommand implements Callable<ExitCode> {

  private final Registries registries;
  private final Console console;

  @Parameters(
      arity = "0..1",
      paramLabel = "TEXT",
      defaultValue = "",
      description = "Part of an id, a kind or a description.")
  private String text;

  @Mixin private JsonOption json;

  @Inject
  PluginsSearchCommand(Registries registries, Console console) {
    this.registries = registries;
    this.console = console;
  }

  @Override
  public ExitCode call() throws IOException {
    if (registries.list().isEmpty()) {
      console.note(console.texts().of("told.no-registries"));
    }
    Catalogue catalogue = registries.fetch();
    catalogue.faults().forEach(console::note);
    List<RegistryEntry> found = catalogue.search(text).stream().map(Offer::entry).toList();
    if (json.isRequested()) {
      console.json(new Listing(1, found));
    } else {
      found.forEach(this::print);
    }
    return ExitCode.DONE;
  }

  private void print(RegistryEntry entry) {
    console.print(
        "%-24s %-8s %-9s %s",
        entry.id(), entry.version(), String.join(",", entry.kinds()), entry.description());
  }

  /**
   * The JSON document.
   *
   * @param schema the version of this layout
   * @param plugins the matching plugins in the registries
   */
  record Listing(int schema, List<RegistryEntry> plugins) {}
}
