package org.bowsprit.engine.internal;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.bowsprit.actors.Cast;
import org.bowsprit.audio.system.NowPlaying;
import org.bowsprit.engine.GameSetup;
import org.bowsprit.engine.HostText;
import org.bowsprit.engine.Hotspot;
import org.bowsprit.engine.SessionListener;
import org.bowsprit.engine.picture.ScenePainter;
import org.bowsprit.engine.screen.ScreenAreas;
import org.bowsprit.engine.state.GameState;
import org.bowsprit.engine.state.Waiting;
import org.bowsprit.engine.text.Fonts;
import org.bowsprit.engine.text.TextExpander;
import org.bowsprit.engine.world.World;
import org.bowsprit.format.index.GameLimits;
import org.bowsprit.render.Caption;
import org.bowsprit.render.Input;
import org.bowsprit.vm.EngineVariable;
import org.bowsprit.vm.GameProfile;
import org.bowsprit.vm.code.InstructionSet;
import org.bowsprit.vm.machine.VirtualMachine;
import org.bowsprit.vm.port.Ports;

/** One run of a game from boot to restart: its world, its machine and the main loop over them. */
public final class GameRun {

  private static final int FIRST_CHARSET = 1;
  private static final int BLACK = 0;
  private static final int RESTART_EFFECT = 134;

  private final GameSetup setup;
  private final World world;
  private final VirtualMachine machine;
  private final Speech speech;
  private final VerbDrawer verbs;
  private final InputStep input;
  private final GameSounds sounds;
  private final HostPorts host;
  private final GameSnapshots snapshots;
  private final MainLoop loop;
  private final TextSpeed textSpeed;
  private final HostTexts hostTexts;
  private final Interruption interruption;
  private final MessageBox box;
  private final ScreenReader reader;

  /**
   * Builds a game as it is before its boot script.
   *
   * @param setup what it is made of
   * @param listener hears what is said
   * @param savePoint saves and loads when scripts ask for it
   */
  public GameRun(GameSetup setup, SessionListener listener, SavePoint savePoint) {
    this.setup = setup;
    ScenePainter painter = setup.painter();
    world = new World(setup.resources(), setup.planner(), setup.facts().actors());
    Fonts fonts = new GameFonts(world.data());
    TextExpander expander = new TextExpander(new TextSources(world));
    WindowText windowText = new WindowText(world, fonts, expander, painter);
    sounds = new GameSounds(world, setup.sound(), setup.facts().sound());
    speech = new Speech(world, fonts, expander, painter, sounds, listener::said);
    box = new MessageBox(world, windowText, painter);
    verbs = new VerbDrawer(world, windowText, painter);
    SceneDrawer drawer = new SceneDrawer(world, speech, painter);
    hostTexts = new HostTexts(world, expander, setup.facts().carriesHostTexts());
    interruption = new Interruption(hostTexts, this::restart);
    input = new InputStep(world, speech, setup.facts().keys(), new MachineActions());
    host = new HostPorts(setup.host(), interruption, world);
    textSpeed = new TextSpeed(world, setup.textSpeed());
    Positions positions = new Positions(world);
    ObjectPorts objects = new ObjectPorts(world, positions);
    ActorQueries queries = new ActorQueries(world, positions);
    reader = new ScreenReader(world, expander, queries, speech, verbs);
    machine =
        new VirtualMachine(
            profile(),
            new Ports(
                new ActorPorts(world, positions),
                queries,
                new ActorSettings(world),
                objects,
                new InventoryPorts(world, objects),
                new RoomPorts(world, speech, painter, setup.facts().keptNames(), textSpeed),
                new ScreenPorts(world, painter, drawer),
                new PalettePorts(world.palette()),
                new BoxPorts(world),
                new CameraPorts(world, speech, this::runScrollScript),
                new VerbPorts(world, verbs),
                new TextPorts(world, fonts, expander, speech, windowText, interruption),
                new CursorPorts(world, fonts, verbs, input),
                sounds,
                new Resources(world, fonts, sounds),
                host,
                host,
                setup.random(),
                new ScriptLibrary(world)));
    GameParts parts =
        new GameParts(
            setup, world, machine, speech, verbs, drawer, input, sounds, host, interruption, box);
    snapshots = new GameSnapshots(parts);
    CameraStep camera = new CameraStep(world, this::runScrollScript);
    loop = new MainLoop(parts, new SaveRequests(host, savePoint, world), camera, textSpeed);
    mendGlitches(setup.mendsGlitches());
    world.connect(machine.variables(), machine.strings());
    world.watchSpeakers(speech::leaves);
    world.charsetColours().load(FIRST_CHARSET, fonts.font(FIRST_CHARSET));
  }

  /** Mends from now on what is known to be wrong; glitches that only show if they are to be. */
  public void mendGlitches(boolean mended) {
    machine.setCures(setup.facts().cures().inForce(mended));
    world.mendRooms(setup.facts().cures().roomsInForce(mended));
  }

  private GameProfile profile() {
    GameLimits limits = setup.resources().index().limits();
    return new GameProfile(
        InstructionSet.V5,
        limits.variables(),
        limits.bitVariables(),
        setup.resources().index().objects().size(),
        Cast.SIZE,
        setup.facts().quirks());
  }

  /** Runs the boot script. */
  public void boot() {
    tellSoundSettings();
    machine.boot(setup.bootParameter());
  }

  /** Ends in silence and before a black screen: another game takes this one's place. */
  public void end() {
    sounds.stopAll();
    ScenePainter painter = setup.painter();
    ScreenAreas areas = new ScreenAreas();
    painter.divide(areas);
    painter.clearOverlay();
    painter.fill(ScreenAreas.Area.MAIN, 0, areas.top(), ScreenAreas.WIDTH, areas.bottom(), BLACK);
  }

  private void tellSoundSettings() {
    machine.variables().set(EngineVariable.SOUNDCARD, setup.sound().music().driverNumber());
    machine.variables().set(EngineVariable.NOSUBTITLES, setup.sound().isUnread() ? 1 : 0);
  }

  /** Plays one iteration of the main loop. */
  public void tick() {
    loop.tick();
  }

  private void runScrollScript() {
    if (machine.variables().get(EngineVariable.SCROLL_SCRIPT) != 0) {
      machine.variables().set(EngineVariable.CAMERA_POS_X, world.camera().x());
      machine.runHook(EngineVariable.SCROLL_SCRIPT);
    }
  }

  /**
   * Takes the whole state down.
   *
   * @param ticks iterations played
   * @param jiffies time played
   */
  public GameState snapshot(long ticks, long jiffies) {
    return snapshots.take(ticks, jiffies);
  }

  /**
   * Puts a state in the place of this one, exactly.
   *
   * @throws RuntimeException if the state does not fit the game; this one is then neither what it
   *     was nor what was saved
   */
  public void restore(GameState state) {
    snapshots.restore(state);
  }

  /** The variables that a load leaves alone in this game, with their values. */
  public Map<Integer, Integer> keptVariables() {
    return setup.facts().keptVariables().stream()
        .collect(Collectors.toMap(number -> number, machine.variables()::read));
  }

  /**
   * Tells the scripts that their room was read anew, and lets a player's own settings and a game's
   * peculiarities have their way with a loaded game (spec 12 §1, §2.6).
   *
   * @param kept what {@link #keptVariables()} gave before the load
   */
  public void refreshAfterLoad(Map<Integer, Integer> kept) {
    machine.variables().set(EngineVariable.ROOM_FLAG, 1);
    kept.forEach(machine.variables()::write);
    textSpeed.impose();
    tellSoundSettings();
    if (setup.facts().scriptAfterLoad() != 0) {
      machine.runScript(setup.facts().scriptAfterLoad());
    }
  }

  /** The player has said yes: the screen leaves before the game does. */
  private void restart() {
    box.show(null);
    setup.painter().fadeOut(RESTART_EFFECT, SceneDrawer.fadePause(world));
    host.restart();
  }

  /** The game's own words for something that the program around it says; empty for none. */
  public Optional<String> hostText(HostText text) {
    return hostTexts.words(text);
  }

  /** Whether a key answers a question of the program around the game with yes. */
  public boolean isYes(HostText question, int key) {
    return hostTexts.isYes(question, key);
  }

  /** What the game waits for a key with. */
  public Optional<Waiting> waiting() {
    return interruption.current();
  }

  /** The name of what is under a point of the screen, empty for nothing. */
  public String nameAt(int screenX, int screenY) {
    return reader.nameAt(screenX, screenY);
  }

  /** A point on everything that can be clicked now. */
  public List<Hotspot> hotspots() {
    return new Hotspots(world, reader).find();
  }

  /** Speech and verbs in words, where they stand on the screen. */
  public List<Caption> captions() {
    return reader.captions();
  }

  /** The page of speech that is shown, empty for none. */
  public String spoken() {
    return reader.page();
  }

  /** The lines of the page of speech that is shown. */
  public List<Caption> spokenLines() {
    return reader.pageLines();
  }

  /** The text speed that the player wishes by now. */
  public int textSpeed() {
    return textSpeed.wished();
  }

  /** Whether scripts asked for a restart. */
  public boolean wantsRestart() {
    return host.wantsRestart();
  }

  /** Takes an event of the player; the next tick sees it. */
  public void input(Input event) {
    input.add(event);
  }

  /** The world. */
  public World world() {
    return world;
  }

  /** What the sound is doing. */
  public NowPlaying nowPlaying() {
    return sounds.nowPlaying();
  }

  /** The virtual machine. */
  public VirtualMachine machine() {
    return machine;
  }

  /** The mouse, screen x. */
  public int mouseX() {
    return input.mouseX();
  }

  /** The mouse, screen y. */
  public int mouseY() {
    return input.mouseY();
  }

  /** What the player's input makes the machine do. */
  private final class MachineActions implements InputStep.Actions {
    @Override
    public void skipCutscene() {
      machine.skipCutscene();
    }

    @Override
    public void pause() {
      interruption.pause();
    }

    @Override
    public void askForRestart() {
      interruption.askForRestart();
    }

    @Override
    public void openMenu() {
      setup.host().openMenu();
    }

    @Override
    public void changeTextSpeed(int by) {
      textSpeed.change(by);
    }

    @Override
    public void runInputScript(int area, int code, int with) {
      machine.runInputScript(area, code, with);
    }
  }
}
