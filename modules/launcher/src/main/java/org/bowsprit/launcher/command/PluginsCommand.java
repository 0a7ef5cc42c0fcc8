package org.bowsprit.launcher.command;

import picocli.CommandLine.Command;

/** The group {@code bowsprit plugins}. */
@Command(
    name = "plugins",
    description = "Shows what is plugged in, and why something is not.",
    subcommands = {PluginsListCommand.class, PluginsDoctorCommand.class})
public final class PluginsCommand {}
