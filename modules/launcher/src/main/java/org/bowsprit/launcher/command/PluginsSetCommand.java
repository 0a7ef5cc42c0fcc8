package org.bowsprit.launcher.command;

import jakarta.inject.Inject;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.bowsprit.console.Console;
import org.bowsprit.launcher.failure.CommandFailure;
import org.bowsprit.launcher.failure.ExitCode;
import org.bowsprit.launcher.option.StoredOptions;
import org.bowsprit.player.service.OptionOwners;
import org.bowsprit.player.settings.Settings;
import org.bowsprit.plugin.host.description.InstalledProvider;
import org.bowsprit.service.OptionException;
import org.bowsprit.service.OptionValues;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The command {@code bowsprit plugins set}. */
@Command(
    name = "set",
    description =
        "Stores options of a router, a renderer, a device or a reader of sound "
            + "files, for 'bowsprit play'.")
public final class PluginsSetCommand implements Callable<ExitCode> {

  private final StoredOptions storedOptions;
  private final OptionOwners owners;
  private final Console console;

  @Parameters(
      index = "0",
      paramLabel = "ID",
      description = "The id of the service; plugins info lists its options.")
  private String id;

  @Parameters(index = "1..*", paramLabel = "KEY=VALUE", description = "The options to store.")
  private Map<String, String> values = new LinkedHashMap<>();

  @Option(
      names = "--reset",
      paramLabel = "KEY",
      split = ",",
      description = "Remove the stored value of this option.")
  private List<String> reset = List.of();

  @Inject
  PluginsSetCommand(StoredOptions storedOptions, OptionOwners owners, Console console) {
    this.storedOptions = storedOptions;
    this.owners = owners;
    this.console = console;
  }

  @Override
  public ExitCode call() {
    List<InstalledProvider> services =
        storedOptions.servicesOf(id).stream().filter(service -> service.id().equals(id)).toList();
    if (services.isEmpty()) {
      throw CommandFailure.refused("refused.no-service", id);
    }
    if (values.isEmpty() && reset.isEmpty()) {
      throw CommandFailure.refused("refused.nothing-to-keep");
    }
    values.forEach(this::check);
    Settings settings = storedOptions.settingsToChange();
    values.forEach((key, value) -> settings.changeOption(id, key, value));
    reset.forEach(key -> settings.resetOption(id, key));
    console.printText("told.kept", id, settings.options(id).keySet());
    return ExitCode.DONE;
  }

  private void check(String key, String value) {
    List<InstalledProvider> candidates = owners.owners(id, key);
    if (candidates.size() > 1) {
      throw CommandFailure.usage(
          "plugin." + id + "." + key + ": " + OptionOwners.ambiguityMessage(candidates));
    }
    InstalledProvider service = candidates.get(0);
    try {
      OptionValues.of(service.options(), Map.of(key, value));
    } catch (OptionException e) {
      throw CommandFailure.usage(service.kind() + " " + id + ": " + e.getMessage());
    }
  }
}
