package org.bowsprit.launcher.command;

import jakarta.inject.Inject;
import java.io.IOException;
import java.util.List;
import java.util.concurrent.Callable;
import org.bowsprit.console.Console;
import org.bowsprit.launcher.failure.CommandFailure;
import org.bowsprit.launcher.failure.ExitCode;
import org.bowsprit.launcher.option.PlayOptions;
import org.bowsprit.launcher.play.PlayServices;
import org.bowsprit.launcher.play.PlaySession;
import org.bowsprit.player.play.Notes;
import org.bowsprit.plugin.host.installation.InstalledPlugins;
import org.bowsprit.plugin.host.registry.Withdrawals;
import org.bowsprit.render.RendererException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** The command {@code bowsprit play}: plays a game in a window or terminal, in real time. */
@Command(
    name = "play",
    description = "Plays a game.",
    footer = {
      "",
      "Keys of the program: F10 menu (save, load, settings, keys), Alt+S quick save, Alt+L quick",
      "load, Alt+P pause, Alt+F fast, Alt+T back five seconds, Alt+Enter or F11 full screen,",
      "F12 screenshot, Alt+Q leave; docs/playing.html tells the others. All other keys are the"
          + " game's.",
      "To look inside: Alt+I boxes, walks and actors, Alt+G how other routers would have walked,",
      "Alt+R the next router, Alt+C console, Alt+D drawer; docs/inside-view.html.",
      "A game dropped on the window is played instead."
    })
public final class PlayCommand implements Callable<ExitCode> {

  private final PlayServices services;
  private final InstalledPlugins plugins;
  private final Withdrawals withdrawals;
  private final Console console;

  @Mixin private PlayOptions options;

  @Inject
  PlayCommand(
      PlayServices services, InstalledPlugins plugins, Withdrawals withdrawals, Console console) {
    this.services = services;
    this.plugins = plugins;
    this.withdrawals = withdrawals;
    this.console = console;
  }

  @Override
  public ExitCode call() throws IOException, RendererException {
    withdrawals.describeInstalled(plugins).forEach(console::note);
    Notes notes = new Notes(console::note);
    List<String> failedRenderers;
    try {
      failedRenderers = new PlaySession(services, options, notes).play();
    } finally {
      notes.release();
    }
    if (!failedRenderers.isEmpty()) {
      throw CommandFailure.plugin("renderers broke: " + String.join(", ", failedRenderers), null);
    }
    return ExitCode.DONE;
  }
}
