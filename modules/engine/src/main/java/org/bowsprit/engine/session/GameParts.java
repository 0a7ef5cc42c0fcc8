package org.bowsprit.engine.session;

import java.util.function.Consumer;
import org.bowsprit.actors.Cast;
import org.bowsprit.engine.GameSetup;
import org.bowsprit.engine.internal.drawing.MessageBox;
import org.bowsprit.engine.internal.drawing.SceneDrawer;
import org.bowsprit.engine.internal.drawing.VerbDrawer;
import org.bowsprit.engine.internal.input.HostTexts;
import org.bowsprit.engine.internal.input.InputStep;
import org.bowsprit.engine.internal.input.Interruptions;
import org.bowsprit.engine.internal.input.TextSpeed;
import org.bowsprit.engine.internal.port.ActorQueries;
import org.bowsprit.engine.internal.port.ActorSettings;
import org.bowsprit.engine.internal.port.GameSounds;
import org.bowsprit.engine.internal.port.Positions;
import org.bowsprit.engine.internal.port.Resources;
import org.bowsprit.engine.internal.port.ScriptLibrary;
import org.bowsprit.engine.internal.port.ScriptedActors;
import org.bowsprit.engine.internal.port.ScriptedBoxes;
import org.bowsprit.engine.internal.port.ScriptedCamera;
import org.bowsprit.engine.internal.port.ScriptedCursor;
import org.bowsprit.engine.internal.port.ScriptedHost;
import org.bowsprit.engine.internal.port.ScriptedInventory;
import org.bowsprit.engine.internal.port.ScriptedObjects;
import org.bowsprit.engine.internal.port.ScriptedPalette;
import org.bowsprit.engine.internal.port.ScriptedRoom;
import org.bowsprit.engine.internal.port.ScriptedScreen;
import org.bowsprit.engine.internal.port.ScriptedText;
import org.bowsprit.engine.internal.port.ScriptedVerbs;
import org.bowsprit.engine.internal.speech.Speech;
import org.bowsprit.engine.internal.writing.GameFonts;
import org.bowsprit.engine.internal.writing.TextSources;
import org.bowsprit.engine.internal.writing.WindowText;
import org.bowsprit.engine.picture.ScenePainter;
import org.bowsprit.engine.text.Fonts;
import org.bowsprit.engine.text.TextExpander;
import org.bowsprit.engine.world.World;
import org.bowsprit.format.index.GameLimits;
import org.bowsprit.vm.EngineVariable;
import org.bowsprit.vm.GameProfile;
import org.bowsprit.vm.code.InstructionSet;
import org.bowsprit.vm.machine.VirtualMachine;
import org.bowsprit.vm.port.Ports;

/** The parts of a game from its boot to its restart: its world, its machine and their helpers. */
final class GameParts {

  private static final int FIRST_CHARSET = 1;
  private static final int RESTART_EFFECT = 134;

  private final GameSetup setup;
  private final World world;
  private final VirtualMachine machine;
  private final Speech speech;
  private final VerbDrawer verbs;
  private final SceneDrawer drawer;
  private final InputStep input;
  private final GameSounds sounds;
  private final ScriptedHost host;
  private final Interruptions interruptions;
  private final MessageBox box;
  private final TextSpeed textSpeed;
  private final HostTexts hostTexts;
  private final ScreenReader reader;

  /**
   * Creates a game in the state before its boot script.
   *
   * @param setup the setup of the game
   * @param spokenLines receives the spoken lines
   * @param debugLines receives the lines that scripts print for the debugger
   */
  GameParts(GameSetup setup, Speech.Listener spokenLines, Consumer<byte[]> debugLines) {
    this.setup = setup;
    ScenePainter painter = setup.painter();
    world = new World(setup.resources(), setup.planner(), setup.facts().actors());
    Fonts fonts = new GameFonts(setup.resources().tolerant());
    TextExpander expander = new TextExpander(new TextSources(world));
    WindowText windowText = new WindowText(world, fonts, expander, painter);
    sounds = new GameSounds(world, setup.sound(), setup.facts().sound());
    speech = new Speech(world, fonts, expander, painter, sounds, spokenLines);
    box = new MessageBox(world, windowText, painter);
    verbs = new VerbDrawer(world, windowText, painter);
    drawer = new SceneDrawer(world, speech, painter);
    hostTexts = new HostTexts(world, expander, setup.facts().hasHostTexts());
    interruptions = new Interruptions(hostTexts, this::restart);
    input = new InputStep(world, speech, setup.facts().keys(), new MachineActions());
    host = new ScriptedHost(setup.host(), interruptions, world);
    textSpeed = new TextSpeed(world, setup.textSpeed());
    Positions positions = new Positions(world);
    ScriptedObjects objects = new ScriptedObjects(world, positions);
    ActorQueries queries = new ActorQueries(world, positions);
    reader = new ScreenReader(world, expander, queries, speech, verbs);
    machine =
        new VirtualMachine(
            profile(),
            new Ports(
                new ScriptedActors(world, positions),
                queries,
                new ActorSettings(world),
                objects,
                new ScriptedInventory(world, objects),
                new ScriptedRoom(world, speech, painter, setup.facts().keptNames(), textSpeed),
                new ScriptedScreen(world, painter, drawer),
                new ScriptedPalette(world.palette()),
                new ScriptedBoxes(world),
                new ScriptedCamera(world, speech, this::runScrollScript),
                new ScriptedVerbs(world, verbs),
                new ScriptedText(
                    world, fonts, expander, speech, windowText, interruptions, debugLines),
                new ScriptedCursor(world, fonts, verbs, input),
                sounds,
                new Resources(world, fonts, sounds),
                host,
                host,
                setup.random(),
                new ScriptLibrary(world)));
    world.connect(machine.variables(), machine.strings());
    world.setActorLeavingListener(speech::actorLeavesRoom);
    world.charsetColours().load(FIRST_CHARSET, fonts.font(FIRST_CHARSET));
  }

  private GameProfile profile() {
    GameLimits limits = setup.resources().index().limits();
    return new GameProfile(
        InstructionSet.V5,
        limits.variables(),
        limits.bitVariables(),
        world.objects().size(),
        Cast.SIZE,
        setup.facts().quirks());
  }

  /** Restarts the game after the player has confirmed it. */
  private void restart() {
    box.show(null);
    setup.painter().fadeOut(RESTART_EFFECT, SceneDrawer.fadePause(world));
    host.restart();
  }

  /** Runs the script for camera moves, if the game has one. */
  void runScrollScript() {
    if (machine.variables().get(EngineVariable.SCROLL_SCRIPT) != 0) {
      machine.variables().set(EngineVariable.CAMERA_POS_X, world.camera().x());
      machine.runHook(EngineVariable.SCROLL_SCRIPT);
    }
  }

  GameSetup setup() {
    return setup;
  }

  World world() {
    return world;
  }

  VirtualMachine machine() {
    return machine;
  }

  Speech speech() {
    return speech;
  }

  VerbDrawer verbs() {
    return verbs;
  }

  SceneDrawer drawer() {
    return drawer;
  }

  InputStep input() {
    return input;
  }

  GameSounds sounds() {
    return sounds;
  }

  /** Returns the host as scripts see it. */
  ScriptedHost host() {
    return host;
  }

  /** Returns the interruptions, each of which stops the main loop until a key is pressed. */
  Interruptions interruptions() {
    return interruptions;
  }

  /** Returns the box that shows the interruption. */
  MessageBox box() {
    return box;
  }

  TextSpeed textSpeed() {
    return textSpeed;
  }

  HostTexts hostTexts() {
    return hostTexts;
  }

  ScreenReader reader() {
    return reader;
  }

  /** The actions that the player's input triggers. */
  private final class MachineActions implements InputStep.Actions {
    @Override
    public void skipCutscene() {
      machine.skipCutscene();
    }

    @Override
    public void pause() {
      interruptions.pause();
    }

    @Override
    public void askForRestart() {
      interruptions.askForRestart();
    }

    @Override
    public void openMenu() {
      setup.host().openMenu();
    }

    @Override
    public void changeTextSpeed(int delta) {
      textSpeed.change(delta);
    }

    @Override
    public void runInputScript(int area, int code, int mode) {
      machine.runInputScript(area, code, mode);
    }
  }
}
