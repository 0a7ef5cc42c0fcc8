package org.bowsprit.player.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.bowsprit.bow.ScriptCompiler;
import org.bowsprit.bow.declaration.GameDeclaration;
import org.bowsprit.bow.diagnostic.Diagnostic;
import org.bowsprit.engine.GameSetup;
import org.bowsprit.engine.session.GameSession;
import org.bowsprit.engine.world.Verb;
import org.bowsprit.format.game.GameResources;
import org.bowsprit.format.game.GameWriter;
import org.bowsprit.kit.game.BuildCache;
import org.bowsprit.kit.game.BuildResult;
import org.bowsprit.kit.game.GameBuilder;
import org.bowsprit.kit.game.SourceTree;
import org.bowsprit.pathfinding.boxgraph.BoxGraphProvider;
import org.bowsprit.render.Caption;
import org.bowsprit.render.Input;
import org.bowsprit.vm.EngineVariable;

/** Plays a game built from sources by clicking on the screen, as a player does. */
final class TemplatePlayer {

  private static final int FIRST_CHOICE_VERB = 230;
  private static final int LAST_CHOICE_VERB = 238;
  private static final int MAX_TICKS = 3_000;
  private static final int ROOM_HEIGHT = 144;
  private static final int SKIP_LINE_KEY = '.';

  /** The number of inventory items that are shown at once. */
  private static final int SLOT_COUNT = 6;

  private final GameDeclaration declaration;
  private final GameSession session;
  private final Map<String, Integer> objectNumbers = new TreeMap<>();
  private final List<String> spokenLines = new ArrayList<>();

  TemplatePlayer(SourceTree sources) {
    BuildResult result =
        new GameBuilder(new ScriptCompiler()::compile, BuildCache.NONE).build(sources);
    assertThat(result.diagnostics()).extracting(Diagnostic::displayText).isEmpty();
    GameWriter.Files files = result.game().orElseThrow().write();
    declaration = result.declaration().orElseThrow();
    declaration
        .rooms()
        .forEach(
            room -> room.objects().forEach(each -> objectNumbers.put(each.name(), each.number())));
    session =
        GameSession.boot(
            GameSetup.headless(
                GameResources.of(files.index(), files.data()), new BoxGraphProvider()));
    waitUntilIdle();
  }

  GameSession session() {
    return session;
  }

  /** Returns the lines spoken since the last call. */
  List<String> takeSpokenLines() {
    List<String> lines = List.copyOf(spokenLines);
    spokenLines.clear();
    return lines;
  }

  String roomName() {
    return declaration.rooms().stream()
        .filter(each -> each.number() == session.world().room())
        .findFirst()
        .orElseThrow()
        .name();
  }

  boolean isCarried(String object) {
    return session.world().objects().owner(objectNumbers.get(object)) == 1;
  }

  int state(String object) {
    return session.world().objects().state(objectNumbers.get(object));
  }

  /** Clicks a verb, then each object, and waits until all actions and spoken lines have ended. */
  TemplatePlayer perform(String verb, String... objectNames) {
    pressVerb(verb);
    for (String each : objectNames) {
      clickObject(each, Input.Button.LEFT);
    }
    return waitUntilIdle();
  }

  /** Clicks a verb. */
  TemplatePlayer pressVerb(String verb) {
    Verb visibleVerb = visibleVerb(verbNumber(verb));
    assertThat(visibleVerb).as("the visible verb " + verb).isNotNull();
    return click(visibleVerb.left() + 2, visibleVerb.top() + 2, Input.Button.LEFT);
  }

  /** Clicks an object in the room with the left button, without a verb. */
  TemplatePlayer walkTo(String object) {
    return clickObject(object, Input.Button.LEFT).waitUntilIdle();
  }

  /** Returns whether an actor is speaking. */
  boolean isSpeaking() {
    return session.machine().variables().get(EngineVariable.HAVE_MSG) != 0;
  }

  /** Clicks an object with the left button, without waiting for the action that follows. */
  TemplatePlayer click(String object) {
    return clickObject(object, Input.Button.LEFT);
  }

  TemplatePlayer rightClick(String object) {
    return clickObject(object, Input.Button.RIGHT).waitUntilIdle();
  }

  /** Selects a dialogue choice by its text. */
  TemplatePlayer choose(String line) {
    Caption caption =
        choiceCaptions().stream().filter(each -> each.text().equals(line)).findFirst().orElse(null);
    assertThat(caption).as("the caption of the choice " + line + " among " + choices()).isNotNull();
    click(caption.left() + 2, caption.top() + 2, Input.Button.LEFT);
    return waitUntilIdle();
  }

  /** Returns the dialogue choices. */
  List<String> choices() {
    return choiceCaptions().stream().map(Caption::text).toList();
  }

  private List<Caption> choiceCaptions() {
    List<Caption> captions = new ArrayList<>();
    for (int id = FIRST_CHOICE_VERB; id <= LAST_CHOICE_VERB; id++) {
      Verb verb = visibleVerb(id);
      if (verb != null) {
        session.captions().stream()
            .filter(each -> each.left() == verb.left() && each.top() == verb.top())
            .forEach(captions::add);
      }
    }
    return captions;
  }

  /** Returns the names of the visible inventory items by slot. */
  List<String> inventoryNames() {
    List<String> names = new ArrayList<>();
    for (int i = 0; i < SLOT_COUNT; i++) {
      Verb verb = visibleVerb(verbNumber("slot") + i);
      if (verb != null) {
        session.captions().stream()
            .filter(each -> each.left() == verb.left() && each.top() == verb.top())
            .forEach(each -> names.add(each.text()));
      }
    }
    return names;
  }

  boolean isVerbVisible(String verb) {
    return visibleVerb(verbNumber(verb)) != null;
  }

  /** Returns the sentence line while the pointer is on an object. */
  String sentenceAt(String object) {
    movePointerTo(object);
    return sentence();
  }

  String sentence() {
    Verb sentenceVerb = visibleVerb(verbNumber("sentenceLine"));
    return sentenceVerb == null
        ? ""
        : session.captions().stream()
            .filter(each -> each.top() == sentenceVerb.top())
            .map(Caption::text)
            .findFirst()
            .orElse("")
            .strip();
  }

  private Verb visibleVerb(int id) {
    int slot = session.world().verbs().slotOf(id, 0);
    Verb verb = slot > 0 ? session.world().verbs().slot(slot) : null;
    return verb != null && verb.mode() == Verb.Mode.ON ? verb : null;
  }

  private int verbNumber(String name) {
    return declaration.verbs().stream()
        .filter(each -> each.name().equals(name))
        .findFirst()
        .orElseThrow()
        .value();
  }

  private TemplatePlayer clickObject(String object, Input.Button button) {
    int[] position = positionOf(object);
    return click(position[0], position[1], button);
  }

  private void movePointerTo(String object) {
    int[] position = positionOf(object);
    session.input(new Input.Move(position[0], position[1]));
    runTicks(3);
  }

  private int[] positionOf(String object) {
    if (isCarried(object)) {
      for (int i = 0; i < SLOT_COUNT; i++) {
        if (readVariable("carried", i) == objectNumbers.get(object)) {
          Verb slot = visibleVerb(verbNumber("slot") + i);
          return new int[] {slot.left() + 2, slot.top() + 2};
        }
      }
      throw new AssertionError(object + " is carried, but no slot shows it");
    }
    for (int y = 2; y < ROOM_HEIGHT; y += 3) {
      for (int x = 2; x < 320; x += 3) {
        int objectAtPoint = session.world().roomObjects().objectAt(x, y, session.world().objects());
        if (objectAtPoint == objectNumbers.get(object)) {
          return new int[] {x, y};
        }
      }
    }
    throw new AssertionError(object + " is at no point of the room");
  }

  private int readVariable(String variableName, int index) {
    int firstNumber =
        declaration.variables().stream()
            .filter(each -> each.name().equals(variableName))
            .findFirst()
            .orElseThrow()
            .number();
    return session.machine().variables().read(firstNumber + index);
  }

  private TemplatePlayer click(int x, int y, Input.Button button) {
    session.input(new Input.Move(x, y));
    runTicks(3);
    session.input(new Input.Click(x, y, button));
    runTicks(3);
    return this;
  }

  private void runTicks(int count) {
    for (int i = 0; i < count; i++) {
      session.tick();
      assertThat(session.fault()).isEmpty();
    }
  }

  /**
   * Plays until the player has control or dialogue choices are shown, and records the spoken lines.
   */
  TemplatePlayer waitUntilIdle() {
    int idleTicks = 0;
    for (int i = 0; idleTicks < 12; i++) {
      assertThat(i).as("ticks of waiting in room " + session.world().room()).isLessThan(MAX_TICKS);
      runTicks(1);
      boolean isSpeaking = session.machine().variables().get(EngineVariable.HAVE_MSG) != 0;
      boolean canAct =
          session.machine().userputCounter() > 0 && session.world().cast().actor(1).moveBits() == 0;
      idleTicks = !isSpeaking && canAct ? idleTicks + 1 : 0;
      if (isSpeaking) {
        String line =
            session.captions().stream()
                .filter(each -> each.top() < ROOM_HEIGHT)
                .map(Caption::text)
                .map(String::strip)
                .collect(Collectors.joining(" "));
        if (!line.isBlank() && !spokenLines.contains(line)) {
          spokenLines.add(line);
        }
        if (i % 3 == 0) {
          session.input(new Input.Key(SKIP_LINE_KEY, false, false, false));
        }
      }
    }
    return this;
  }
}
