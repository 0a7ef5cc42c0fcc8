package org.bowsprit.engine.inside;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.engine.world.LocalObject;
import org.bowsprit.engine.world.ObjectStates;
import org.bowsprit.engine.world.RoomObjects;
import org.bowsprit.format.image.LayeredPicture;
import org.bowsprit.format.image.StripPicture;
import org.bowsprit.format.object.ImageHeader;
import org.bowsprit.format.object.ObjectCode;
import org.bowsprit.format.object.ObjectHeader;
import org.bowsprit.format.object.ObjectImage;
import org.bowsprit.format.object.ObjectName;
import org.bowsprit.format.object.VerbEntries;
import org.bowsprit.format.room.RoomObject;
import org.junit.jupiter.api.Test;

/**
 * Tests the texts that say whether an object is drawn, or why it is not. The rules are those of the
 * founding document on room objects.
 */
class ObjectVisibilityTest {

  private static final int OBJECT = 101;
  private static final int OTHER_OBJECT = 102;
  private static final int PARENT_MUST_BE_SHOWN_FLAG = 0x80;

  private final ObjectStates states = new ObjectStates(200);
  private final RoomObjects room = new RoomObjects(8);

  @Test
  void anObjectWithAnImageForItsStateIsDrawn() {
    addObject(OBJECT, 0, 0, 0);

    assertThat(visibilityText(1)).isEqualTo("drawn");
  }

  @Test
  void anObjectInStateZeroIsNotDrawn() {
    addObject(OBJECT, 0, 0, 0);

    assertThat(visibilityText(0)).isEqualTo("not drawn: state 0");
  }

  @Test
  void anObjectReplacedByAnotherInTheSameRectangleIsNotDrawn() {
    addObject(OBJECT, 0, 0, 0);
    addObject(OTHER_OBJECT, 0, 0, 0);
    states.setState(OTHER_OBJECT, 1);

    assertThat(visibilityText(0))
        .isEqualTo("not drawn: object 102, drawn later, has the same rectangle");
  }

  @Test
  void anObjectWithoutAnImageForItsStateIsNotDrawn() {
    addObject(OBJECT, 0, 0, 0);

    assertThat(visibilityText(2)).isEqualTo("not drawn: no image for state 2");
  }

  @Test
  void anObjectWhoseParentIsInAnotherStateIsNotDrawn() {
    addObject(OBJECT, 0, PARENT_MUST_BE_SHOWN_FLAG, 2);
    addObject(OTHER_OBJECT, 16, 0, 0);

    assertThat(visibilityText(1))
        .isEqualTo("not drawn: its parent, object 102, is in another state");
  }

  private String visibilityText(int state) {
    states.setState(OBJECT, state);
    room.refreshStates(states);
    return ObjectVisibility.of(room, room.find(OBJECT)).text();
  }

  /** Adds an object of eight by eight pixels with an image for state 1. */
  private void addObject(int id, int x, int flags, int parent) {
    LayeredPicture image =
        new LayeredPicture(Optional.of(StripPicture.of(new byte[64], 8, 8)), new TreeMap<>());
    ImageHeader imageHeader = new ImageHeader(id, 1, 0, 0, 0, x, 0, 8, 8, Bytes.EMPTY);
    ObjectHeader header = new ObjectHeader(id, x / 8, 0, 1, 1, flags, parent, 0, 0, 0);
    RoomObject roomObject =
        new RoomObject(
            new ObjectCode(header, VerbEntries.NONE, ObjectName.NONE),
            Optional.of(new ObjectImage(imageHeader, new TreeMap<>(Map.of(1, image)))));
    room.add(new LocalObject(roomObject, 1, false));
  }
}
