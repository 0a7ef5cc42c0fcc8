package org.bowsprit.engine.internal.port;

import org.bowsprit.actors.Actor;
import org.bowsprit.actors.Cast;
import org.bowsprit.actors.Chores;
import org.bowsprit.engine.world.World;
import org.bowsprit.vm.code.ScriptText;
import org.bowsprit.vm.port.ActorSettingsPort;

/** Lets scripts change the appearance, the walking and the sounds of actors. */
public final class ActorSettings implements ActorSettingsPort {

  private final World world;
  private final Cast cast;

  public ActorSettings(World world) {
    this.world = world;
    cast = world.cast();
  }

  @Override
  public void reset(int actor) {
    cast.staging().initialise(cast.actor(actor));
    world.objects().setClasses(actor, 0);
  }

  @Override
  public void changed(int actor) {
    cast.staging().finishChange(cast.actor(actor));
  }

  @Override
  public void setCostume(int actor, int costume) {
    cast.staging().setCostume(cast.actor(actor), costume);
  }

  @Override
  public void setWalkSpeed(int actor, int dx, int dy) {
    cast.movement().setSpeed(cast.actor(actor), dx, dy);
  }

  @Override
  public void setStepSound(int actor, int sound) {
    cast.actor(actor).setSound(sound);
  }

  @Override
  public void setInitChore(int actor, int chore) {
    Actor target = cast.actor(actor);
    target.costumeState().setChores(target.costumeState().chores().withInit(chore));
  }

  @Override
  public void setWalkChore(int actor, int chore) {
    Actor target = cast.actor(actor);
    target.costumeState().setChores(target.costumeState().chores().withWalk(chore));
  }

  @Override
  public void setStandChore(int actor, int chore) {
    Actor target = cast.actor(actor);
    target.costumeState().setChores(target.costumeState().chores().withStand(chore));
  }

  @Override
  public void setTalkChores(int actor, int start, int stop) {
    Actor target = cast.actor(actor);
    target.costumeState().setChores(target.costumeState().chores().withTalk(start, stop));
  }

  @Override
  public void setDefaultChores(int actor) {
    cast.actor(actor).costumeState().setChores(Chores.DEFAULT);
  }

  @Override
  public void setElevation(int actor, int elevation) {
    cast.actor(actor).setElevation(elevation);
  }

  @Override
  public void setColor(int actor, int slot, int color) {
    cast.actor(actor).setColour(slot, color);
  }

  @Override
  public void setTalkColor(int actor, int color) {
    cast.actor(actor).setTalkColour(color);
  }

  @Override
  public void setName(int actor, ScriptText name) {
    cast.actor(actor).setName(name.toBytes());
  }

  @Override
  public void setWidth(int actor, int width) {
    cast.actor(actor).setWidth(width);
  }

  @Override
  public void setScale(int actor, int scaleX, int scaleY) {
    cast.actor(actor).setScale(scaleX, scaleY);
  }

  @Override
  public void setClip(int actor, int plane) {
    cast.actor(actor).setForceClip(plane);
  }

  @Override
  public void setIgnoreBoxes(int actor, boolean ignoresBoxes) {
    cast.staging().setIgnoreBoxes(cast.actor(actor), ignoresBoxes);
  }

  @Override
  public void setAnimationSpeed(int actor, int frames) {
    cast.actor(actor).costumeState().setAnimationSpeed(frames);
  }

  @Override
  public void setShadowMode(int actor, int mode) {
    cast.actor(actor).costumeState().setShadowMode(mode);
  }
}
