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

  private static final int FIRST_LINE = 230;
  private static final int LAST_LINE = 238;
  private static final int MAX_TICKS = 3_000;
  private static final int ROOM_HEIGHT = 144;
  private static final int SKIP = '.';

  /** The number of inventory items that are shown at once. */
  private static final int SLOT_COUNT = 6;

  private final GameDeclaration game;
  private final GameSession session;
  private final Map<String, Integer> objects = new TreeMap<>();
  private final List<String> spokenLines = new ArrayList<>();

  TemplatePlayer(SourceTree sources) {
    BuildResult result =
        new GameBuilder(new ScriptCompiler()::compile, BuildCache.NONE).build(sources);
    assertThat(result.diagnostics()).extracting(Diagnostic::displayText).isEmpty();
    GameWriter.Files files = result.game().orElseThrow().write();
    game = result.declaration().orElseThrow();
    game.rooms()
        .forEach(room -> room.objects().forEach(each -> objects.put(each.name(), each.number())));
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
    List<String> all = List.copyOf(spokenLines);
    spokenLines.clear();
    return all;
  }

  String room() {
    return game.rooms().stream()
        .filter(each -> each.number() == session.world().room())
        .findFirst()
        .orElseThrow()
        .name();
  }

  boolean carries(String object) {
    return session.world().objects().owner(objects.get(object)) == 1;
  }

  int state(String object) {
    return session.world().objects().state(objects.get(object));
  }

  /** Clicks a verb, then each object, and waits until all actions and lines have ended. */
  TemplatePlayer act(String verb, String... objectNames) {
    pressVerb(verb);
    for (String each : objectNames) {
      clickObject(each, Input.Button.LEFT);
    }
    return waitUntilIdle();
  }

  /** Clicks a verb. */
  TemplatePlayer pressVerb(String verb) {
    Verb shown = visibleVerb(verb(verb));
    assertThat(shown).as("verb " + verb + " is shown").isNotNull();
    return click(shown.left() + 2, shown.top() + 2, Input.Button.LEFT);
  }

  /** Clicks an object in the room with the left button, without a verb. */
  TemplatePlayer walkTo(String object) {
    return clickObject(object, Input.Button.LEFT).waitUntilIdle();
  }

  /** Returns whether an actor is speaking. */
  boolean isSpoken() {
    return session.machine().variables().get(EngineVariable.HAVE_MSG) != 0;
  }

  /** Clicks an object with the left button and waits only for the click. */
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
    assertThat(caption).as(line + " among " + choices()).isNotNull();
    click(caption.left() + 2, caption.top() + 2, Input.Button.LEFT);
    return waitUntilIdle();
  }

  /** Returns the dialogue choices. */
  List<String> choices() {
    return choiceCaptions().stream().map(Caption::text).toList();
  }

  private List<Caption> choiceCaptions() {
    List<Caption> lines = new ArrayList<>();
    for (int id = FIRST_LINE; id <= LAST_LINE; id++) {
      Verb verb = visibleVerb(id);
      if (verb != null) {
        session.captions().stream()
            .filter(each -> each.left() == verb.left() && each.top() == verb.top())
            .forEach(lines::add);
      }
    }
    return lines;
  }

  /** Returns the names of the visible inventory items by slot. */
  List<String> slots() {
    List<String> names = new ArrayList<>();
    for (int i = 0; i < SLOT_COUNT; i++) {
      Verb verb = visibleVerb(verb("slot") + i);
      if (verb != null) {
        session.captions().stream()
            .filter(each -> each.left() == verb.left() && each.top() == verb.top())
            .forEach(each -> names.add(each.text()));
      }
    }
    return names;
  }

  boolean shows(String verb) {
    return visibleVerb(verb(verb)) != null;
  }

  /** Returns the sentence line while the pointer is on an object. */
  String sentenceAt(String object) {
    moveTo(object);
    return sentence();
  }

  String sentence() {
    Verb line = visibleVerb(verb("sentenceLine"));
    return line == null
        ? ""
        : session.captions().stream()
            .filter(each -> each.top() == line.top())
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

  private int verb(String name) {
    return game.verbs().stream()
        .filter(each -> each.name().equals(name))
        .findFirst()
        .orElseThrow()
        .value();
  }

  private TemplatePlayer clickObject(String object, Input.Button button) {
    int[] at = positionOf(object);
    return click(at[0], at[1], button);
  }

  private void moveTo(String object) {
    int[] at = positionOf(object);
    session.input(new Input.Move(at[0], at[1]));
    ticks(3);
  }

  private int[] positionOf(String object) {
    if (carries(object)) {
      for (int i = 0; i < SLOT_COUNT; i++) {
        if (read("carried", i) == objects.get(object)) {
          Verb slot = visibleVerb(verb("slot") + i);
          return new int[] {slot.left() + 2, slot.top() + 2};
        }
      }
      throw new AssertionError(object + " is carried, but in no slot");
    }
    for (int y = 2; y < ROOM_HEIGHT; y += 3) {
      for (int x = 2; x < 320; x += 3) {
        int objectAtPoint = session.world().roomObjects().objectAt(x, y, session.world().objects());
        if (objectAtPoint == objects.get(object)) {
          return new int[] {x, y};
        }
      }
    }
    throw new AssertionError(object + " cannot be pointed at");
  }

  private int read(String variable, int index) {
    int first =
        game.variables().stream()
            .filter(each -> each.name().equals(variable))
            .findFirst()
            .orElseThrow()
            .number();
    return session.machine().variables().read(first + index);
  }

  private TemplatePlayer click(int x, int y, Input.Button button) {
    session.input(new Input.Move(x, y));
    ticks(3);
    session.input(new Input.Click(x, y, button));
    ticks(3);
    return this;
  }

  private void ticks(int count) {
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
      assertThat(i).as("waiting in " + session.world().room()).isLessThan(MAX_TICKS);
      ticks(1);
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
          session.input(new Input.Key(SKIP, false, false, false));
        }
      }
    }
    return this;
  }
}
