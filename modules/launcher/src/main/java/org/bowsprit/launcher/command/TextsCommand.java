package org.bowsprit.launcher.command;

import picocli.CommandLine.Command;

/** The command {@code bowsprit texts}: exports and imports a game's texts for translators. */
@Command(
    name = "texts",
    description = {
      "Exports and imports the texts of a game, for translators and for recording voices.",
      "docs/translations.html shows how to translate a game."
    },
    subcommands = {
      TextsExportCommand.class,
      TextsCheckCommand.class,
      TextsImportCommand.class,
      TextsVoicesCommand.class,
      TextsPatchCommand.class,
      TextsApplyCommand.class
    })
public final class TextsCommand {}
