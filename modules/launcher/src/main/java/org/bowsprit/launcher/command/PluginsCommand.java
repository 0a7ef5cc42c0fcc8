package org.bowsprit.launcher.command;

import picocli.CommandLine.Command;

/** The command group {@code bowsprit plugins}. */
@Command(
    name = "plugins",
    description =
        "Lists plugins, and why one was skipped; finds, installs, updates, "
            + "removes and disables plugins.",
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
