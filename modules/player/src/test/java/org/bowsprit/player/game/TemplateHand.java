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

/** Plays a game built from sources by clicking what the screen shows. */
final class TemplateHand {

  private static final int FIRST_LINE = 230;
  private static final int LAST_LINE = 238;
  private static final int PATIENCE = 3_000;
  private static final int ROOM_HEIGHT = 144;
  private static final int SKIP = '.';

  /** The number of carried objects that are shown at once. */
  private static final int SLOTS = 6;

  private final GameDeclaration game;
  private final GameSession session;
  private final Map<String, Integer> objects = new TreeMap<>();
  private final List<String> heard = new ArrayList<>();

  TemplateHand(SourceTree sources) {
    BuildResult result =
        new GameBuilder(new ScriptCompiler()::compile, BuildCache.NONE).build(sources);
    assertThat(result.diagnostics()).extracting(Diagnostic::shown).isEmpty();
    GameWriter.Files files = result.game().orElseThrow().write();
    game = result.declaration().orElseThrow();
    game.rooms()
        .forEach(room -> room.objects().forEach(each -> objects.put(each.name(), each.number())));
    session =
        GameSession.boot(
            GameSetup.headless(
                GameResources.of(files.index(), files.data()), new BoxGraphProvider()));
    settle();
  }

  GameSession session() {
    return session;
  }

  /** Returns the lines spoken since the last call. */
  List<String> heard() {
    List<String> all = List.copyOf(heard);
    heard.clear();
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
  TemplateHand act(String verb, String... things) {
    press(verb);
    for (String each : things) {
      point(each, Input.Button.LEFT);
    }
    return settle();
  }

  /** Clicks a verb. */
  TemplateHand press(String verb) {
    Verb shown = shown(verb(verb));
    assertThat(shown).as("verb " + verb + " is shown").isNotNull();
    return click(shown.left() + 2, shown.top() + 2, Input.Button.LEFT);
  }

  /** Clicks an object in the room with the left button, without a verb. */
  TemplateHand walkTo(String object) {
    return point(object, Input.Button.LEFT).settle();
  }

  /** Returns whether an actor is speaking. */
  boolean isSpoken() {
    return session.machine().variables().get(EngineVariable.HAVE_MSG) != 0;
  }

  /** Clicks an object with the left button and waits only for the click. */
  TemplateHand click(String object) {
    return point(object, Input.Button.LEFT);
  }

  TemplateHand rightClick(String object) {
    return point(object, Input.Button.RIGHT).settle();
  }

  /** Chooses a line of a dialogue by its text. */
  TemplateHand choose(String line) {
    Caption caption =
        lines().stream().filter(each -> each.text().equals(line)).findFirst().orElse(null);
    assertThat(caption).as(line + " among " + choices()).isNotNull();
    click(caption.left() + 2, caption.top() + 2, Input.Button.LEFT);
    return settle();
  }

  /** Returns the lines that can be chosen. */
  List<String> choices() {
    return lines().stream().map(Caption::text).toList();
  }

  private List<Caption> lines() {
    List<Caption> lines = new ArrayList<>();
    for (int id = FIRST_LINE; id <= LAST_LINE; id++) {
      Verb verb = shown(id);
      if (verb != null) {
        session.captions().stream()
            .filter(each -> each.left() == verb.left() && each.top() == verb.top())
            .forEach(lines::add);
      }
    }
    return lines;
  }

  /** Returns the names of the shown carried objects by slot. */
  List<String> slots() {
    List<String> names = new ArrayList<>();
    for (int i = 0; i < SLOTS; i++) {
      Verb verb = shown(verb("slot") + i);
      if (verb != null) {
        session.captions().stream()
            .filter(each -> each.left() == verb.left() && each.top() == verb.top())
            .forEach(each -> names.add(each.text()));
      }
    }
    return names;
  }

  boolean shows(String verb) {
    return shown(verb(verb)) != null;
  }

  /** Returns the sentence line while the pointer is on an object. */
  String sentenceAt(String object) {
    moveTo(object);
    return sentence();
  }

  String sentence() {
    Verb line = shown(verb("sentenceLine"));
    return line == null
        ? ""
        : session.captions().stream()
            .filter(each -> each.top() == line.top())
            .map(Caption::text)
            .findFirst()
            .orElse("")
            .strip();
  }

  private Verb shown(int id) {
    int slot = session.world().verbs().slotOf(id, 0);
    Verb verb = slot > 0 ? session.world().verbs().at(slot) : null;
    return verb != null && verb.mode() == Verb.Mode.ON ? verb : null;
  }

  private int verb(String name) {
    return game.verbs().stream()
        .filter(each -> each.name().equals(name))
        .findFirst()
        .orElseThrow()
        .value();
  }

  private TemplateHand point(String object, Input.Button button) {
    int[] at = place(object);
    return click(at[0], at[1], button);
  }

  private void moveTo(String object) {
    int[] at = place(object);
    session.input(new Input.Move(at[0], at[1]));
    ticks(3);
  }

  private int[] place(String object) {
    if (carries(object)) {
      for (int i = 0; i < SLOTS; i++) {
        if (read("carried", i) == objects.get(object)) {
          Verb slot = shown(verb("slot") + i);
          return new int[] {slot.left() + 2, slot.top() + 2};
        }
      }
      throw new AssertionError(object + " is carried, but in no slot");
    }
    for (int y = 2; y < ROOM_HEIGHT; y += 3) {
      for (int x = 2; x < 320; x += 3) {
        int found = session.world().roomObjects().under(x, y, session.world().objects());
        if (found == objects.get(object)) {
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

  private TemplateHand click(int x, int y, Input.Button button) {
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

  /** Plays until the player has control or can choose a line, and records the spoken lines. */
  TemplateHand settle() {
    int quiet = 0;
    for (int i = 0; quiet < 12; i++) {
      assertThat(i).as("waiting in " + session.world().room()).isLessThan(PATIENCE);
      ticks(1);
      boolean speaks = session.machine().variables().get(EngineVariable.HAVE_MSG) != 0;
      boolean mayAct =
          session.machine().userputCounter() > 0 && session.world().cast().actor(1).moveBits() == 0;
      quiet = !speaks && mayAct ? quiet + 1 : 0;
      if (speaks) {
        String said =
            session.captions().stream()
                .filter(each -> each.top() < ROOM_HEIGHT)
                .map(Caption::text)
                .map(String::strip)
                .collect(Collectors.joining(" "));
        if (!said.isBlank() && !heard.contains(said)) {
          heard.add(said);
        }
        if (i % 3 == 0) {
          session.input(new Input.Key(SKIP, false, false, false));
        }
      }
    }
    return this;
  }
}
