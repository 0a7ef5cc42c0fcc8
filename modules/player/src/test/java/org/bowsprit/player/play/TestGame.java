package org.bowsprit.player.play;

import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.when;

import com.google.inject.Guice;
import com.google.inject.Module;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.bowsprit.audio.AudioDevice;
import org.bowsprit.audio.mix.SoundCard;
import org.bowsprit.engine.GameSetup;
import org.bowsprit.engine.InputScript;
import org.bowsprit.engine.journal.Journal;
import org.bowsprit.engine.journal.JournalPlayer;
import org.bowsprit.engine.journal.JournalReader;
import org.bowsprit.engine.journal.JournalRecorder;
import org.bowsprit.engine.journal.JournalTree;
import org.bowsprit.engine.journal.JournalWriter;
import org.bowsprit.engine.picture.FramePainter;
import org.bowsprit.engine.session.GameSession;
import org.bowsprit.format.disk.GameOpener;
import org.bowsprit.format.game.Game;
import org.bowsprit.pathfinding.boxgraph.BoxGraphProvider;
import org.bowsprit.player.LabGames;
import org.bowsprit.player.game.PlayHost;
import org.bowsprit.player.game.TimedSession;
import org.bowsprit.player.layer.PauseLayer;
import org.bowsprit.player.library.GameChoice;
import org.bowsprit.player.save.SaveFactory;
import org.bowsprit.player.save.SaveSlots;
import org.bowsprit.player.save.ScriptSaves;
import org.bowsprit.player.save.SessionSaves;
import org.bowsprit.player.save.StoredTexts;
import org.bowsprit.player.settings.Settings;
import org.bowsprit.player.sound.Loudspeaker;
import org.bowsprit.render.Renderer;
import org.bowsprit.render.pacing.JiffyPacer;

/** A game that has booted and can be played. In most tests, it is a lab game. */
public final class TestGame {

  private static final Path FOLDER_WITHOUT_SAVES = Path.of("target", "no-saves-here");
  private static final Journal.Origin ORIGIN =
      Journal.Origin.of("test", "0.1.0", "box-graph", 0, 0, -1);

  private final List<String> recordLines = new ArrayList<>();
  private final FramePainter painter = new FramePainter(bound -> 0);
  private final PauseLayer pause = new PauseLayer();
  private final PlayHost host;
  private final GameSession session;
  private final TimedSession timedSession;
  private final SessionSaves saves;

  /** Creates the lab game walklab, which replays the given input. */
  public TestGame(String... replayedInput) {
    this("walklab", 0, replayedInput);
  }

  /** Creates a lab game that starts at the position selected by the boot parameter. */
  public TestGame(String name, int bootParameter, String... replayedInput) {
    this(FOLDER_WITHOUT_SAVES, name, bootParameter, replayedInput);
  }

  /** Creates a session of a lab game, with its saves in a folder. */
  public TestGame(Path folder, String name, int bootParameter, String... replayedInput) {
    this(folder, new GameOpener().open(LabGames.folder(name)), bootParameter, replayedInput);
  }

  /** Creates a session of any game, with its saves in a folder. */
  public TestGame(Path folder, Game game, int bootParameter, String... replayedInput) {
    SaveSlots slots = new SaveSlots(folder, game.identity().md5());
    SaveFactory factory = SaveFactory.of(game, "0.1.0");
    host =
        new PlayHost(
            new ScriptSaves(slots, factory, painter.frame()),
            new StoredTexts(folder.resolve("texts")));
    GameSetup setup =
        GameSetup.headless(game.resources(), new BoxGraphProvider())
            .withBootParameter(bootParameter)
            .withHost(host)
            .withPainter(painter);
    session = GameSession.boot(setup);
    saves = new SessionSaves(slots, factory, session, painter.frame());
    host.setPlayTime(saves.time());
    JournalPlayer.ofInput(session, InputScript.parse(List.of(replayedInput)).events());
    JournalRecorder.record(
        session,
        new JournalWriter(ORIGIN, Optional.empty(), recordLines::add),
        state -> factory.create(state, painter.frame(), ""));
    timedSession = new TimedSession(session, painter, host::hasEnded);
  }

  /** Returns the module for playing the game without sound. */
  public PlayModule module(Settings settings, Consumer<String> notices, Renderer renderer) {
    AudioDevice device = mock(AudioDevice.class);
    when(device.sampleRate()).thenReturn(44_100);
    return module(settings, notices, renderer, new Loudspeaker(new SoundCard(device), device));
  }

  /** Returns the module for playing the game with sound. */
  public PlayModule module(
      Settings settings, Consumer<String> notices, Renderer renderer, Loudspeaker sound) {
    return new PlayModule(
        timedSession,
        host,
        saves,
        sound,
        settings,
        notices,
        renderer,
        new JiffyPacer(new SteadyClock()));
  }

  /** Plays to the end, and returns the game to play next. */
  public static Optional<GameChoice> play(Module... modules) {
    return Guice.createInjector(modules).getInstance(GameAtPlay.class).play();
  }

  public TimedSession timedSession() {
    return timedSession;
  }

  public GameSession session() {
    return session;
  }

  public FramePainter painter() {
    return painter;
  }

  public SessionSaves saves() {
    return saves;
  }

  public PauseLayer pause() {
    return pause;
  }

  public PlayHost host() {
    return host;
  }

  /** Returns the recording of the session. */
  public JournalTree journal() {
    return JournalReader.readTree(recordLines);
  }

  /**
   * Plays a recording of a lab game in a session without a picture.
   *
   * @return the player of the recording, which reports differences from the recording
   */
  public static JournalPlayer replay(String name, int bootParameter, Journal journal) {
    GameSetup setup =
        GameSetup.headless(
                new GameOpener().open(LabGames.folder(name)).resources(), new BoxGraphProvider())
            .withBootParameter(bootParameter);
    JournalPlayer player = JournalPlayer.of(GameSession.prepare(setup), journal);
    player.play();
    return player;
  }

  /** Returns the player's input in the format of an input file. */
  public List<String> recordedInput() {
    return recordLines.stream().filter(line -> !line.startsWith("#")).toList();
  }
}
