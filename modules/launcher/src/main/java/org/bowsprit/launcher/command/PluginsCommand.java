package org.bowsprit.launcher.command;

import picocli.CommandLine.Command;

/** The group {@code bowsprit plugins}. */
@Command(
    name = "plugins",
    description =
        "Shows what is plugged in and why something is not; finds, installs, updates, removes,"
            + " switches off.",
    subcommands = {
      PluginsListCommand.class,
      PluginsDoctorCommand.class,
      PluginsNewCommand.class,
      PluginsSdkCommand.class,
      PluginsSearchCommand.class,
      PluginsInfoCommand.class,
      PluginsSetCommand.class,
      PluginsVerifyCommand.class,
      PluginsInstallCommand.class,
      PluginsUpdateCommand.class,
      PluginsRemoveCommand.class,
      PluginsDisableCommand.class,
      PluginsEnableCommand.class,
      PluginsRegistryCommand.class,
      PluginsPublishEntryCommand.class,
      PluginsPublishCommand.class
    })
public final class PluginsCommand {}
