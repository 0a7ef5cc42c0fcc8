package org.bowsprit.vm.port;

import org.bowsprit.vm.code.ScriptText;

/** Changes how an actor looks, walks and sounds: the sub-operations of {@code actorOps}. */
public interface ActorSettingsPort {

  /** Gives everything but costume, room, position and facing its default (spec 06 §7.1). */
  void reset(int actor);

  /** Ends the changes of one instruction: all its other sub-operations have run. */
  void changed(int actor);

  /** Changes the costume; its animation and colour map start anew. */
  void setCostume(int actor, int costume);

  /** Sets the step per frame in pixels. */
  void setWalkSpeed(int actor, int dx, int dy);

  void setStepSound(int actor, int sound);

  /** Sets the chore it starts a costume with. */
  void setInitChore(int actor, int chore);

  /** Sets the chore it walks with. */
  void setWalkChore(int actor, int chore);

  /** Sets the chore it stands with. */
  void setStandChore(int actor, int chore);

  /** Sets the chores it starts and stops talking with. */
  void setTalkChores(int actor, int start, int stop);

  /** Sets all five chores to their defaults. */
  void setDefaultChores(int actor);

  /** Sets how many pixels it is drawn above its position. */
  void setElevation(int actor, int elevation);

  /** Draws colour {@code color} wherever the costume says {@code slot} (0 to 31). */
  void setColor(int actor, int slot, int color);

  /** Sets the colour of its lines. */
  void setTalkColor(int actor, int color);

  void setName(int actor, ScriptText name);

  /** Sets its width in pixels. */
  void setWidth(int actor, int width);

  /** Sets its scale, 1 to 255 each, also where boxes do not scale it. */
  void setScale(int actor, int scaleX, int scaleY);

  /** Clips it at a z-plane whatever its walk box says; 0 leaves that to the box. */
  void setClip(int actor, int plane);

  /** Makes it leave or obey the walk boxes and places it anew if it is in the current room. */
  void setIgnoreBoxes(int actor, boolean ignore);

  /** Sets the frames between two steps of its animation. */
  void setAnimationSpeed(int actor, int frames);

  /** Sets how its shadow colours are drawn. */
  void setShadowMode(int actor, int mode);
}
