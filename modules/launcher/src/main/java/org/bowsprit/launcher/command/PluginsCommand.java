package org.bowsprit.launcher.command;

import picocli.CommandLine.Command;

/** The group {@code bowsprit plugins}. */
@Command(
    name = "plugins",
    description =
        "Shows what is plugged in and why something is not; installs, removes, switches off.",
    subcommands = {
      PluginsListCommand.class,
      PluginsDoctorCommand.class,
      PluginsNewCommand.class,
      PluginsInstallCommand.class,
      PluginsRemoveCommand.class,
      PluginsDisableCommand.class,
      PluginsEnableCommand.class
    })
public final class PluginsCommand {}
