package org.bowsprit.engine.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import org.bowsprit.engine.testing.ScriptedGame;
import org.bowsprit.engine.world.ObjectLocation;
import org.bowsprit.engine.world.ObjectStates;
import org.bowsprit.vm.EngineVariable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/**
 * Tests the inventory: picking up objects, giving them away, and running their code (spec 07 §14,
 * checks 12 to 15).
 */
class InventoryChecksTest {

  private static final int INVENTORY_SCRIPT = 30;
  private static final int CALL_COUNT_VARIABLE = 110;
  private static final int ARGUMENT_VARIABLE = 111;

  private final ScriptedGame game =
      new ScriptedGame().script(INVENTORY_SCRIPT, "Var[110]++;", "Var[111] = Local[0];");

  @BeforeEach
  void addPickUpScript() {
    game.script(20, "pickupObject(301,0);");
  }

  private ScriptedGame openGame() {
    return game.open().set(EngineVariable.INVENTORY_SCRIPT, INVENTORY_SCRIPT);
  }

  @Test
  void check12PickingUpSetsTheOwnerClassAndStateAndCallsTheInventoryScript() {
    game.script(21, "Var[100] = findInventory(1,1);", "Var[101] = getInventoryCount(1);");

    openGame().run(20).run(21);

    ObjectStates objects = game.world().objects();
    assertThat(objects.owner(301)).isEqualTo(ScriptedGame.EGO);
    assertThat(objects.isOfClass(301, ObjectStates.UNTOUCHABLE_CLASS)).isTrue();
    assertThat(objects.state(301)).isEqualTo(1);
    assertThat(game.variable(100)).isEqualTo(301);
    assertThat(game.variable(101)).isEqualTo(1);
    assertThat(game.variable(CALL_COUNT_VARIABLE)).isEqualTo(1);
    assertThat(game.variable(ARGUMENT_VARIABLE)).isEqualTo(1);
  }

  @Test
  void check13GivingAnObjectAwayChangesItsOwnerButNotTheOrder() {
    game.script(
        21,
        "pickupObject(302,0);",
        "setOwnerOf(301,2);",
        "Var[100] = findInventory(1,1);",
        "Var[101] = findInventory(2,1);");

    openGame().run(20).run(21);

    assertThat(game.variable(100)).isEqualTo(302);
    assertThat(game.variable(101)).isEqualTo(301);
    assertThat(game.variable(ARGUMENT_VARIABLE)).isZero();
  }

  @Test
  void check14AnUnownedObjectIsInNoRoomAndNoInventory() {
    game.verbScript(302, 7, "Var[102] = 1;")
        .script(
            21,
            "pickupObject(302,0);",
            "pickupObject(303,0);",
            "setOwnerOf(302,0);",
            "Var[100] = findInventory(1,2);",
            "Var[101] = getObjectOwner(302);",
            "startObject(302,7,[]);");

    openGame().run(20).run(21);

    assertThat(game.variable(100)).isEqualTo(303);
    assertThat(game.variable(101)).isZero();
    assertThat(game.variable(102)).isZero();
    assertThat(ObjectLocation.of(game.world(), 302)).isEqualTo(ObjectLocation.NOWHERE);
  }

  @Test
  void check15TheCodeOfACarriedObjectRunsUntilTheObjectHasNoOwner() {
    game.verbScript(301, 7, "LOOP:", "Var[100]++;", "breakHere();", "goto LOOP;")
        .script(21, "startObject(301,7,[]);")
        .script(22, "loadRoom(2);")
        .script(23, "setOwnerOf(301,0);");
    openGame().run(20).run(21).tick();
    assertThat(game.variable(100)).isEqualTo(2);

    game.run(22).tick();
    assertThat(game.variable(100)).isEqualTo(3);

    game.run(23).tick();
    assertThat(game.variable(100)).isEqualTo(3);
  }
}
