package org.bowsprit.launcher.command;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.bowsprit.engine.HeadlessHost;
import org.bowsprit.engine.SessionListener;
import org.bowsprit.engine.journal.ChangeTrace;
import org.bowsprit.engine.journal.Journal;
import org.bowsprit.engine.journal.JournalPlayer;
import org.bowsprit.engine.save.SavedGame;
import org.bowsprit.engine.session.GameSession;
import org.bowsprit.format.disk.NotWrittenException;
import org.bowsprit.format.game.Game;
import org.bowsprit.player.save.SaveFactory;
import org.bowsprit.player.session.Session;
import org.bowsprit.player.session.SessionFactory;
import org.bowsprit.player.session.SessionParts;
import org.bowsprit.plugin.host.RouterChoice;
import org.bowsprit.render.Frame;
import org.bowsprit.vm.FaultPolicy;
import org.bowsprit.vm.symbol.SymbolFile;
import org.bowsprit.vm.symbol.Symbols;

/** Plays a recording in sessions without picture and sound. */
final class Replay {

  private static final SessionListener NO_LISTENER = new SessionListener() {};

  private final SessionFactory sessions;
  private final Game game;
  private final Journal journal;
  private final FaultPolicy faults;
  private final Consumer<String> messageListener;
  private final Symbols symbols;

  Replay(
      SessionFactory sessions,
      Game game,
      Journal journal,
      FaultPolicy faults,
      Consumer<String> messageListener) {
    this.sessions = sessions;
    this.game = game;
    this.journal = journal;
    this.faults = faults;
    this.messageListener = messageListener;
    // Problems of the symbol file are reported when the session begins.
    symbols = SymbolFile.of(game, warning -> {});
  }

  /** Returns the names in the game's sources. */
  Symbols symbols() {
    return symbols;
  }

  /** Plays the whole recording. */
  Session playAll() {
    Session session = begin(journal.origin().router(), 0, NO_LISTENER);
    session.replay().play();
    return session;
  }

  /**
   * Plays the recording from a stored state, and stores further states during the replay.
   *
   * @param tick the first iteration after which the states must be equal to the recorded states
   */
  Session playFrom(long tick, StateCache states) {
    Journal remaining =
        states.lastAtOrBefore(journal, tick).map(journal::continuationFrom).orElse(journal);
    SessionParts parts = parts(journal.origin().router());
    Session session = begin(parts, remaining, journal.lastCheckpointAt(tick), NO_LISTENER);
    HeadlessHost host = (HeadlessHost) parts.host();
    SaveFactory saveFactory = SaveFactory.of(game, journal.origin().engine());
    session
        .replay()
        .onMatch(
            checkpoint -> {
              // A state does not contain the data that scripts have stored outside the game, or
              // earlier errors.
              if (states.isDue(checkpoint) && host.isEmpty() && session.game().faults().isEmpty()) {
                SavedGame save = saveFactory.create(session.game().snapshot(), new Frame(), "");
                states.store(checkpoint, save);
              }
            });
    session.replay().play();
    try {
      states.write();
    } catch (NotWrittenException e) {
      messageListener.accept(e.getMessage());
    }
    return session;
  }

  /**
   * Begins to play the recording.
   *
   * @param router the id of the router
   * @param tick an iteration. States are compared with the recording from the last checkpoint at or
   *     before this iteration on
   * @param listener the listener of the session, which is added before the boot
   */
  Session begin(String router, long tick, SessionListener listener) {
    return begin(parts(router), journal, journal.lastCheckpointAt(tick), listener);
  }

  private SessionParts parts(String router) {
    return SessionParts.headless(game, RouterChoice.withDefaults(router), journal.origin(), faults);
  }

  private Session begin(
      SessionParts parts, Journal recording, long firstComparedTick, SessionListener listener) {
    return sessions.begin(
        parts,
        setup ->
            JournalPlayer.of(
                GameSession.prepare(setup).addListener(listener), recording, firstComparedTick),
        messageListener);
  }

  /**
   * Returns the changes of the subsystems that differ from the recording, between the last equal
   * state and the first different state; empty if the session did not drift.
   */
  Optional<List<ReportedChange>> changes(Session driftedSession) {
    return driftedSession.replay().drift().map(this::changes);
  }

  private List<ReportedChange> changes(JournalPlayer.Drift drift) {
    Session session = begin(journal.origin().router(), 0, NO_LISTENER);
    ChangeTrace trace =
        new ChangeTrace(session.game(), drift.subsystems(), drift.after(), drift.before());
    session.game().addListener(trace);
    while (session.replay().hasRemainingIterations() && session.game().ticks() < drift.before()) {
      session.game().tick();
    }
    return trace.changes().stream().map(change -> ReportedChange.of(change, symbols)).toList();
  }
}
