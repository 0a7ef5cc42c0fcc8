package org.bowsprit.bow;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.bowsprit.bow.declaration.GameDeclaration;
import org.bowsprit.bow.declaration.ObjectDeclaration;
import org.bowsprit.bow.diagnostic.Diagnostic;
import org.junit.jupiter.api.Test;

/** Tests the compilation of a game whose sources are in several files. */
class SeveralFilesTest {

  private static final SourceText GAME_SOURCE =
      new SourceText("game.bow", "var score\nscript boot { enter(kitchen.door) }\nclass Locked");
  private static final SourceText HALL_SOURCE =
      new SourceText(
          "rooms/hall.bow",
          "room hall { object door { at 8, 16; size 24, 8; walk 5, 6 facing north }\n"
              + "object box { parent door closed; owner nobody; class Locked, 7; state 3 } }");
  private static final SourceText KITCHEN_SOURCE =
      new SourceText(
          "rooms/kitchen.bow",
          "room kitchen { object door { name \"door\" } entry { score++; setState(door, 1) } }\n"
              + "script enter(through) { loadRoomWithEgo(through, kitchen, -1, -1) }");

  private static Compilation compile(SourceText... sources) {
    return new ScriptCompiler().compile(List.of(sources));
  }

  @Test
  void namesAreVisibleInEveryFile() {
    assertThat(compile(GAME_SOURCE, HALL_SOURCE, KITCHEN_SOURCE).diagnostics())
        .extracting(Diagnostic::displayText)
        .isEmpty();
  }

  @Test
  void theOrderOfTheFilesDoesNotChangeTheResult() {
    assertThat(compile(KITCHEN_SOURCE, GAME_SOURCE, HALL_SOURCE))
        .isEqualTo(compile(GAME_SOURCE, HALL_SOURCE, KITCHEN_SOURCE));
  }

  @Test
  void anUnqualifiedNameThatTwoRoomsDeclareIsAnError() {
    SourceText scriptSource = new SourceText("other.bow", "script open { setState(door, 1) }");
    assertThat(compile(GAME_SOURCE, HALL_SOURCE, KITCHEN_SOURCE, scriptSource).diagnostics())
        .extracting(Diagnostic::message)
        .containsExactly("expected hall.door or kitchen.door: several rooms have 'door'");
  }

  @Test
  void theParentStateIsOpenUnlessAnotherStateIsDeclared() {
    SourceText atticSource =
        new SourceText(
            "attic.bow",
            "room attic { object chest { } object a { parent chest } object b { parent chest open }"
                + " object c { parent chest closed } object d { parent chest 3 } }");
    List<ObjectDeclaration> objects =
        compile(GAME_SOURCE, HALL_SOURCE, KITCHEN_SOURCE, atticSource)
            .game()
            .orElseThrow()
            .rooms()
            .stream()
            .filter(room -> room.name().equals("attic"))
            .findFirst()
            .orElseThrow()
            .objects();
    assertThat(objects.subList(1, 5))
        .extracting(ObjectDeclaration::parentState)
        .containsExactly(ObjectDeclaration.SHOWN, ObjectDeclaration.SHOWN, 0, 3);
  }

  @Test
  void objectsHaveTheirDeclaredPositionsAndParents() {
    GameDeclaration game = compile(GAME_SOURCE, HALL_SOURCE, KITCHEN_SOURCE).game().orElseThrow();
    ObjectDeclaration door = game.rooms().get(0).objects().get(0);
    ObjectDeclaration box = game.rooms().get(0).objects().get(1);
    assertThat(List.of(door.x(), door.y(), door.width(), door.height()))
        .containsExactly(8, 16, 24, 8);
    assertThat(List.of(door.walkX(), door.walkY(), door.facing())).containsExactly(5, 6, 3);
    assertThat(List.of(door.owner(), door.state(), door.parent())).containsExactly(15, 0, 0);
    assertThat(box.parent()).isEqualTo(door.number());
    assertThat(List.of(box.parentState(), box.owner(), box.state())).containsExactly(0, 0, 3);
    assertThat(box.classes()).containsExactly(1, 7);
  }

  @Test
  void aDirectionWithoutFacingIsAnError() {
    SourceText denSource =
        new SourceText("rooms/den.bow", "room den { object bed { walk 5, 6, north } }");
    assertThat(compile(GAME_SOURCE, HALL_SOURCE, KITCHEN_SOURCE, denSource).diagnostics())
        .extracting(Diagnostic::message)
        .containsExactly("expected 'facing' before the direction");
  }

  @Test
  void aJumpOverMoreThan32767BytesIsAnError() {
    String longScript =
        "script boot { if score { " + "putActor(1, 100, 100)\n".repeat(6_000) + "} }";
    assertThat(compile(new SourceText("far.bow", "var score\n" + longScript)).diagnostics())
        .extracting(Diagnostic::message)
        .containsExactly(
            "expected at most 32767 bytes of code for this to jump over; move some of it into a"
                + " script of its own");
  }
}
