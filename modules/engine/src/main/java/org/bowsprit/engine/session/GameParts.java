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
import org.bowsprit.engine.internal.port.ScriptActorAccess;
import org.bowsprit.engine.internal.port.ScriptBoxAccess;
import org.bowsprit.engine.internal.port.ScriptCameraAccess;
import org.bowsprit.engine.internal.port.ScriptCursorAccess;
import org.bowsprit.engine.internal.port.ScriptHostAccess;
import org.bowsprit.engine.internal.port.ScriptInventoryAccess;
import org.bowsprit.engine.internal.port.ScriptLibrary;
import org.bowsprit.engine.internal.port.ScriptObjectAccess;
import org.bowsprit.engine.internal.port.ScriptPaletteAccess;
import org.bowsprit.engine.internal.port.ScriptRoomAccess;
import org.bowsprit.engine.internal.port.ScriptScreenAccess;
import org.bowsprit.engine.internal.port.ScriptTextAccess;
import org.bowsprit.engine.internal.port.ScriptVerbAccess;
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

/**
 * The parts of a game that exist from its boot to its restart: the world, the virtual machine and
 * the objects that connect them.
 */
final class GameParts {

  private static final int FIRST_CHARSET = 1;
  private static final int RESTART_EFFECT = 134;

  private final GameSetup setup;
  private final World world;
  private final VirtualMachine machine;
  private final Speech speech;
  private final VerbDrawer verbDrawer;
  private final SceneDrawer sceneDrawer;
  private final InputStep inputStep;
  private final GameSounds sounds;
  private final ScriptHostAccess host;
  private final Interruptions interruptions;
  private final MessageBox messageBox;
  private final TextSpeed textSpeed;
  private final HostTexts hostTexts;
  private final ScreenReader screenReader;

  /**
   * Creates the parts of a game whose boot script has not run yet.
   *
   * @param setup the setup of the game
   * @param spokenLines receives the spoken lines
   * @param debugLines receives the lines that scripts print for the debugger
   */
  GameParts(GameSetup setup, Speech.Listener spokenLines, Consumer<byte[]> debugLines) {
    this.setup = setup;
    ScenePainter painter = setup.painter();
    world = new World(setup.resources(), setup.planner(), setup.facts().actors());
    Fonts fonts = new GameFonts(setup.resources().tolerantResources());
    TextExpander expander = new TextExpander(new TextSources(world));
    WindowText windowText = new WindowText(world, fonts, expander, painter);
    sounds = new GameSounds(world, setup.sound(), setup.facts().sound());
    speech = new Speech(world, fonts, expander, painter, sounds, spokenLines);
    messageBox = new MessageBox(world, windowText, painter);
    verbDrawer = new VerbDrawer(world, windowText, painter);
    sceneDrawer = new SceneDrawer(world, speech, painter);
    hostTexts = new HostTexts(world, expander, setup.facts().hasHostTexts());
    interruptions = new Interruptions(hostTexts, this::restart);
    inputStep = new InputStep(world, speech, setup.facts().keys(), new MachineActions());
    host = new ScriptHostAccess(setup.host(), interruptions, world);
    textSpeed = new TextSpeed(world, setup.textSpeed());
    Positions positions = new Positions(world);
    ScriptObjectAccess objects = new ScriptObjectAccess(world, positions);
    ActorQueries queries = new ActorQueries(world, positions);
    screenReader = new ScreenReader(world, expander, queries, speech, verbDrawer);
    machine =
        new VirtualMachine(
            profile(),
            new Ports(
                new ScriptActorAccess(world, positions),
                queries,
                new ActorSettings(world),
                objects,
                new ScriptInventoryAccess(world, objects),
                new ScriptRoomAccess(world, speech, painter, setup.facts().keptNames(), textSpeed),
                new ScriptScreenAccess(world, painter, sceneDrawer),
                new ScriptPaletteAccess(world.palette()),
                new ScriptBoxAccess(world),
                new ScriptCameraAccess(world, speech, this::runScrollScript),
                new ScriptVerbAccess(world, verbDrawer),
                new ScriptTextAccess(
                    world, fonts, expander, speech, windowText, interruptions, debugLines),
                new ScriptCursorAccess(world, fonts, verbDrawer, inputStep),
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
    messageBox.show(null);
    setup.painter().fadeOut(RESTART_EFFECT, SceneDrawer.fadePause(world));
    host.restart();
  }

  /** Runs the script that is started when the camera moves, if the game has one. */
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

  VerbDrawer verbDrawer() {
    return verbDrawer;
  }

  SceneDrawer sceneDrawer() {
    return sceneDrawer;
  }

  InputStep inputStep() {
    return inputStep;
  }

  GameSounds sounds() {
    return sounds;
  }

  /** Returns the host, for scripts. */
  ScriptHostAccess host() {
    return host;
  }

  /** Returns the interruptions, each of which stops the main loop until a key is pressed. */
  Interruptions interruptions() {
    return interruptions;
  }

  /** Returns the box that shows the interruption. */
  MessageBox messageBox() {
    return messageBox;
  }

  TextSpeed textSpeed() {
    return textSpeed;
  }

  HostTexts hostTexts() {
    return hostTexts;
  }

  ScreenReader screenReader() {
    return screenReader;
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
