package org.bowsprit.launcher.command;

import jakarta.inject.Inject;
import java.io.IOException;
import java.util.concurrent.Callable;
import org.bowsprit.console.Console;
import org.bowsprit.launcher.failure.CommandFailure;
import org.bowsprit.launcher.failure.ExitCode;
import org.bowsprit.plugin.host.registry.Registries;
import org.bowsprit.plugin.host.registry.RegistryAddress;
import org.bowsprit.plugin.host.registry.RegistryIndex;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** The command group {@code bowsprit plugins registry}. */
@Command(
    name = "registry",
    description = "Adds, lists and removes registries; initially there are none.",
    subcommands = {
      PluginsRegistryCommand.Add.class,
      PluginsRegistryCommand.Show.class,
      PluginsRegistryCommand.Remove.class
    })
public final class PluginsRegistryCommand {

  /** The command {@code bowsprit plugins registry add}. */
  @Command(
      name = "add",
      description = "Downloads a registry's list, checks its signature, and stores it.")
  static final class Add implements Callable<ExitCode> {

    private final Registries registries;
    private final Console console;

    @Parameters(
        index = "0",
        paramLabel = "URL",
        description = "The address of its index.json: https:… or file:…")
    private String url;

    @Parameters(index = "1", paramLabel = "KEY", description = "Its minisign public key, RW…")
    private String key;

    @Inject
    Add(Registries registries, Console console) {
      this.registries = registries;
      this.console = console;
    }

    @Override
    public ExitCode call() throws IOException {
      RegistryIndex index = registries.add(url, key);
      index.faults().forEach(fault -> console.note(fault.line()));
      console.printText("told.registry-added", index.name(), index.serial());
      return ExitCode.DONE;
    }
  }

  /** The command {@code bowsprit plugins registry list}. */
  @Command(
      name = "list",
      description = "Lists the registries in the order in which they are searched.")
  static final class Show implements Callable<ExitCode> {

    private final Registries registries;
    private final Console console;

    @Inject
    Show(Registries registries, Console console) {
      this.registries = registries;
      this.console = console;
    }

    @Override
    public ExitCode call() {
      for (RegistryAddress registry : registries.list()) {
        console.printText("told.registry", registry.url(), registry.serial(), registry.key());
      }
      return ExitCode.DONE;
    }
  }

  /** The command {@code bowsprit plugins registry remove}. */
  @Command(name = "remove", description = "Removes a registry; plugins installed from it remain.")
  static final class Remove implements Callable<ExitCode> {

    private final Registries registries;
    private final Console console;

    @Parameters(paramLabel = "URL", description = "The address with which it was added.")
    private String url;

    @Inject
    Remove(Registries registries, Console console) {
      this.registries = registries;
      this.console = console;
    }

    @Override
    public ExitCode call() throws IOException {
      if (!registries.remove(url)) {
        throw CommandFailure.refused("refused.no-registry", url);
      }
      console.printText("told.removed", url);
      return ExitCode.DONE;
    }
  }
}
