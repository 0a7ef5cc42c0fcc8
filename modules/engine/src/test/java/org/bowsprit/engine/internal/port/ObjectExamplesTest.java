package org.bowsprit.engine.internal.port;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.bowsprit.actors.Actor;
import org.bowsprit.engine.GameSetup;
import org.bowsprit.engine.session.GameSession;
import org.bowsprit.engine.world.LocalObject;
import org.bowsprit.engine.world.ObjectStates;
import org.bowsprit.engine.world.World;
import org.bowsprit.format.disk.GameOpener;
import org.bowsprit.pathfinding.BoxOverridesSnapshot;
import org.bowsprit.pathfinding.boxgraph.BoxGraphProvider;
import org.bowsprit.vm.EngineVariable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/**
 * Tests the rules for objects in the founding documents, with one test for each rule. The objects
 * are in room 2 of oplab.
 */
class ObjectExamplesTest {

  private static final int ROOM = 2;
  private static final int HANDLE_OBJECT = 402;
  private static final int OBJECT_WITH_SAME_BOX = 409;
  private static final int EGO = 1;

  private final GameSession session =
      GameSession.boot(
          GameSetup.headless(
                  new GameOpener().open(Path.of("target/test-classes/games/oplab")).resources(),
                  new BoxGraphProvider())
              .withBootParameter(302));
  private final World world = session.world();
  private final Positions positions = new Positions(world);
  private final ScriptObjectAccess objects = new ScriptObjectAccess(world, positions);
  private final ScriptInventoryAccess inventory = new ScriptInventoryAccess(world, objects);

  @BeforeEach
  void enterTheRoom() {
    session.machine().enterRoom(ROOM);
    session.machine().variables().set(EngineVariable.EGO, EGO);
    world.objects().setState(HANDLE_OBJECT, 0);
    world.objects().setState(OBJECT_WITH_SAME_BOX, 0);
  }

  @Test
  void drawObjectSetsStateOne() {
    objects.draw(HANDLE_OBJECT);

    assertThat(world.objects().state(HANDLE_OBJECT)).isEqualTo(1);
  }

  @Test
  void drawingAnObjectResetsTheStateOfAnObjectWithTheSameBox() {
    objects.drawState(OBJECT_WITH_SAME_BOX, 2);

    objects.draw(HANDLE_OBJECT);

    assertThat(world.objects().state(OBJECT_WITH_SAME_BOX)).isZero();
  }

  @Test
  void pickingUpAnObjectSetsItsOwnerStateAndClassAndRequestsARedraw() {
    LocalObject handle = world.roomObjects().find(HANDLE_OBJECT);
    session.machine().variables().set(EngineVariable.INVENTORY_SCRIPT, 0);

    inventory.pickUp(HANDLE_OBJECT, 0);

    assertThat(world.objects().owner(HANDLE_OBJECT)).isEqualTo(EGO);
    assertThat(world.objects().state(HANDLE_OBJECT)).isEqualTo(1);
    assertThat(world.objects().isOfClass(HANDLE_OBJECT, ObjectStates.UNTOUCHABLE_CLASS)).isTrue();
    assertThat(world.inventory().find(EGO, 1, world.objects())).isEqualTo(HANDLE_OBJECT);
    assertThat(world.redraw().dirty().has(handle.x() / 8)).isTrue();
  }

  @Test
  void theDistanceToACarriedObjectIsTheDistanceToItsOwner() {
    Actor ego = world.cast().actor(EGO);
    world.cast().staging().put(ego, 60, 120, ROOM);

    inventory.pickUp(HANDLE_OBJECT, 0);

    assertThat(positions.distance(EGO, HANDLE_OBJECT)).isZero();
  }

  @Test
  void byDefaultAnObjectBelongsToTheRoom() {
    assertThat(new ObjectStates(10).owner(7)).isEqualTo(15);
    assertThat(world.objects().owner(HANDLE_OBJECT)).isEqualTo(15);
  }

  @Test
  void anUntouchableObjectIsNotFound() {
    LocalObject object = world.roomObjects().find(401);
    assertThat(objects.find(object.x(), object.y())).isEqualTo(401);

    objects.setClass(401, ObjectStates.UNTOUCHABLE_CLASS, true);

    assertThat(objects.find(object.x(), object.y())).isNotEqualTo(401);
  }

  @Test
  void enteringARoomAgainDiscardsLocksAndTheRebuiltMatrix() {
    world.roomFloor().setFlags(1, 0x80);
    world.roomFloor().rebuildMatrix();

    session.machine().enterRoom(ROOM);

    assertThat(world.roomFloor().snapshot()).isEqualTo(BoxOverridesSnapshot.NONE);
  }
}
