package org.bowsprit.insight.ghost;

import org.bowsprit.format.costume.Costume;
import org.bowsprit.trial.WalkWatcher;
import org.bowsprit.zplane.ActorLook;

/** The look of a ghost for the painter. A ghost is not hidden by z-planes and casts no shadow. */
record GhostLook(Pose pose, WalkWatcher.ActorCostume look) implements ActorLook {

  @Override
  public Costume costume() {
    return look.costume();
  }

  @Override
  public boolean isDrawn(int limb) {
    return pose.limbs()[limb] != Pose.HIDDEN;
  }

  @Override
  public int position(int limb) {
    return pose.limbs()[limb];
  }

  @Override
  public int x() {
    return pose.feet().x();
  }

  @Override
  public int y() {
    return pose.feet().y();
  }

  @Override
  public int elevation() {
    return pose.elevation();
  }

  @Override
  public int scaleX() {
    return pose.scaleX();
  }

  @Override
  public int scaleY() {
    return pose.scaleY();
  }

  @Override
  public boolean facesWest() {
    return pose.facesWest();
  }

  @Override
  public int clipPlane() {
    return 0;
  }

  @Override
  public int colour(int entry) {
    return look.dress().colours().get(entry);
  }

  @Override
  public int shadowMode() {
    return 0;
  }
}
