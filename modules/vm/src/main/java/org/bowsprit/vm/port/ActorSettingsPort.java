package org.bowsprit.vm.port;

import org.bowsprit.vm.code.ScriptText;

/** Changes the settings of an actor, for the sub-operations of {@code actorOps}. */
public interface ActorSettingsPort {

  /**
   * Resets all settings except costume, room, position and facing to their defaults (spec 06 §7.1).
   */
  void reset(int actor);

  /** Ends the changes of an instruction. Called after all its sub-operations have run. */
  void changed(int actor);

  /** Changes the costume, and resets the animation and the colour map. */
  void setCostume(int actor, int costume);

  /** Sets the step per frame in pixels. */
  void setWalkSpeed(int actor, int dx, int dy);

  void setStepSound(int actor, int sound);

  /** Sets the initial chore of the actor's costume. */
  void setInitChore(int actor, int chore);

  /** Sets the walk chore. */
  void setWalkChore(int actor, int chore);

  /** Sets the stand chore. */
  void setStandChore(int actor, int chore);

  /** Sets the chores for the start and the end of talking. */
  void setTalkChores(int actor, int start, int stop);

  /** Sets all five chores to their defaults. */
  void setDefaultChores(int actor);

  /**
   * Sets the elevation. This is the number of pixels by which the actor is drawn above its
   * position.
   */
  void setElevation(int actor, int elevation);

  /** Replaces the costume colour {@code slot} (0 to 31) by {@code color}. */
  void setColor(int actor, int slot, int color);

  /** Sets the colour of the actor's speech. */
  void setTalkColor(int actor, int color);

  void setName(int actor, ScriptText name);

  /** Sets the actor's width in pixels. */
  void setWidth(int actor, int width);

  /**
   * Sets the actor's horizontal and vertical scale, each 1 to 255, even if boxes do not scale the
   * actor.
   */
  void setScale(int actor, int scaleX, int scaleY);

  /**
   * Clips the actor at a z-plane that does not depend on its walk box; 0 uses the z-plane of the
   * box.
   */
  void setClip(int actor, int plane);

  /**
   * Sets whether the actor ignores walk boxes. Places the actor again if it is in the current room.
   */
  void setIgnoreBoxes(int actor, boolean ignore);

  /** Sets the number of frames between two steps of the actor's animation. */
  void setAnimationSpeed(int actor, int frames);

  /** Sets how the actor's shadow colours are drawn. */
  void setShadowMode(int actor, int mode);
}
