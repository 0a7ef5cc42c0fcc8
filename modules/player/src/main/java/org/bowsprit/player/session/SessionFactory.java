package org.bowsprit.player.session;

import jakarta.inject.Inject;
import java.util.Optional;
import java.util.function.Consumer;
import org.bowsprit.actors.WalkPlanner;
import org.bowsprit.actors.WalkStyle;
import org.bowsprit.engine.GameFacts;
import org.bowsprit.engine.GameSetup;
import org.bowsprit.engine.SeededRandom;
import org.bowsprit.engine.journal.Journal;
import org.bowsprit.engine.journal.JournalPlayer;
import org.bowsprit.engine.picture.FramePainter;
import org.bowsprit.engine.picture.ScenePainter;
import org.bowsprit.engine.save.SavedGame;
import org.bowsprit.engine.session.GameSession;
import org.bowsprit.player.save.SaveFactory;
import org.bowsprit.plugin.host.RouterChoice;
import org.bowsprit.plugin.host.Routers;
import org.bowsprit.plugin.host.isolation.RouterIncidents;
import org.bowsprit.render.Frame;
import org.bowsprit.vm.symbol.SymbolFile;

/** Creates sessions for all commands that play a game. */
public final class SessionFactory {

  private final Routers routers;

  @Inject
  SessionFactory(Routers routers) {
    this.routers = routers;
  }

  /**
   * Creates a session and starts it.
   *
   * @param parts the parts of the session
   * @param start starts the session
   * @param notes receives one line if the router fails, and one if a symbol file is not used
   * @throws org.bowsprit.plugin.host.description.WrongOptionException if the router does not have
   *     one of the options
   * @throws org.bowsprit.player.save.SaveFailedException if the saved game does not fit the game
   */
  public Session begin(SessionParts parts, SessionStart start, Consumer<String> notes) {
    RouterIncidents incidents = new RouterIncidents(parts.router().id(), notes);
    JournalPlayer replay = start.begin(setup(parts, incidents));
    SaveFactory factory = SaveFactory.of(parts.game(), parts.origin().engine());
    Frame frame = parts.painter().map(FramePainter::frame).orElseGet(Frame::new);
    parts
        .recording()
        .record(
            replay.session(),
            parts.origin(),
            initialSave(parts, replay.session()),
            state -> factory.create(state, frame, ""));
    return new Session(replay, parts.router().id(), incidents, SymbolFile.of(parts.game(), notes));
  }

  private GameSetup setup(SessionParts parts, RouterIncidents incidents) {
    Journal.Origin origin = parts.origin();
    return new GameSetup(
        parts.game().resources(),
        GameFacts.of(parts.game()),
        planner(parts.router(), incidents),
        origin.bootParameter(),
        new SeededRandom(origin.seed()),
        parts.painter().<ScenePainter>map(painter -> painter).orElse(ScenePainter.NONE),
        parts.sound(),
        parts.host(),
        origin.textSpeed(),
        parts.faults(),
        origin.mended());
  }

  /**
   * Creates a guarded router together with its walk style.
   *
   * @param incidents counts failures
   */
  public WalkPlanner planner(RouterChoice choice, RouterIncidents incidents) {
    return new WalkPlanner(
        routers.create(choice, incidents), WalkStyle.of(routers.find(choice.id()).orElseThrow()));
  }

  /** Returns the saved game with which a recording begins if its session did not boot. */
  private static Optional<SavedGame> initialSave(SessionParts parts, GameSession session) {
    SaveFactory factory = SaveFactory.of(parts.game(), parts.origin().engine());
    return parts
        .painter()
        .map(FramePainter::frame)
        .filter(frame -> session.ticks() > 0)
        .map(frame -> factory.create(session.snapshot(), frame, ""));
  }
}
