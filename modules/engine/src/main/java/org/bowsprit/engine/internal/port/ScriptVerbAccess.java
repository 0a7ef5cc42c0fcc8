package org.bowsprit.engine.internal.port;

import java.util.Optional;
import org.bowsprit.engine.internal.drawing.VerbDrawer;
import org.bowsprit.engine.world.Verb;
import org.bowsprit.engine.world.VerbSlots;
import org.bowsprit.engine.world.World;
import org.bowsprit.format.object.ObjectImage;
import org.bowsprit.vm.code.ScriptText;
import org.bowsprit.vm.port.ScriptException;
import org.bowsprit.vm.port.VerbPort;

/** Lets scripts create and change verbs (spec 07 §6). */
public final class ScriptVerbAccess implements VerbPort {

  private final World world;
  private final VerbSlots verbs;
  private final VerbDrawer drawer;
  private int selectedVerb;
  private int selectedSlot;

  public ScriptVerbAccess(World world, VerbDrawer drawer) {
    this.world = world;
    this.drawer = drawer;
    verbs = world.verbs();
  }

  @Override
  public void select(int verb) {
    selectedVerb = verb;
    selectedSlot = verbs.liveSlotOf(verb);
  }

  @Override
  public void create() {
    if (selectedSlot == 0) {
      selectedSlot = verbs.freeSlot();
    }
    if (selectedSlot == 0) {
      throw new ScriptException("no free slot for verb " + selectedVerb);
    }
    verb().initialise(selectedVerb, world.textSlot(0).defaults().charset());
  }

  @Override
  public void delete() {
    drawer.delete(selectedSlot);
  }

  @Override
  public void setImage(int object) {
    setPicture(object, world.currentRoom().physical());
  }

  @Override
  public void setObject(int object, int room) {
    if (selectedSlot != 0 && verb().object() != object) {
      setPicture(object, world.physicalRoom(room));
      verb().assignObject(object);
    }
  }

  private void setPicture(int object, int room) {
    Optional<ObjectImage> image =
        world.data().room(room).flatMap(data -> data.object(object)).flatMap(data -> data.image());
    if (selectedSlot != 0) {
      verb().setPicture(image.orElse(null), object, room);
    }
  }

  @Override
  public void setLabel(ScriptText label) {
    verb().setLabel(label.toBytes());
  }

  @Override
  public void clearLabel() {
    verb().setLabel(null);
  }

  @Override
  public void setColor(int color) {
    verb().setColour(color);
  }

  @Override
  public void setHiColor(int color) {
    verb().setHiColour(color);
  }

  @Override
  public void setDimColor(int color) {
    verb().setDimColour(color);
  }

  @Override
  public void setBackColor(int color) {
    verb().setBackColour(color);
  }

  @Override
  public void setPosition(int left, int top) {
    verb().moveTo(left, top);
  }

  @Override
  public void turnOn() {
    verb().setMode(Verb.Mode.ON);
  }

  @Override
  public void turnOff() {
    verb().setMode(Verb.Mode.OFF);
  }

  @Override
  public void turnDim() {
    verb().setMode(Verb.Mode.DIM);
  }

  @Override
  public void setKey(int key) {
    verb().setKey(key);
  }

  @Override
  public void center() {
    verb().centre();
  }

  @Override
  public void redraw() {
    drawer.draw(selectedSlot);
    drawer.clearHighlight();
  }

  @Override
  public void save(int first, int last, int saveId) {
    for (int id = first; id <= last; id++) {
      int slot = verbs.liveSlotOf(id);
      if (slot != 0) {
        verbs.slot(slot).setSaveId(saveId);
        drawer.draw(slot);
        drawer.clearHighlight();
      }
    }
  }

  @Override
  public void restore(int first, int last, int saveId) {
    for (int id = first; id <= last; id++) {
      int slot = verbs.slotOf(id, saveId);
      if (slot != 0) {
        int live = verbs.liveSlotOf(id);
        if (live != 0) {
          drawer.delete(live);
        }
        verbs.slot(slot).setSaveId(0);
        drawer.draw(slot);
        drawer.clearHighlight();
      }
    }
  }

  @Override
  public void deleteSaved(int first, int last, int saveId) {
    for (int id = first; id <= last; id++) {
      int slot = verbs.slotOf(id, saveId);
      if (slot != 0) {
        drawer.delete(slot);
      }
    }
  }

  private Verb verb() {
    return verbs.slot(selectedSlot);
  }
}
