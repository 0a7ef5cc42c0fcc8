package org.bowsprit.insight.ghost;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.bowsprit.actors.Actor;
import org.bowsprit.trial.AnsweredQuestion;
import org.bowsprit.trial.Contestant;
import org.bowsprit.trial.ReferenceRouters;
import org.bowsprit.trial.RouterTrial;
import org.bowsprit.trial.WalkSpeed;
import org.bowsprit.trial.WalkWatcher;
import org.bowsprit.trial.room.BoxChanges;
import org.bowsprit.trial.room.LockScenario;
import org.bowsprit.trial.room.Question;

/**
 * Computes a walk with every router, using the code of the router laboratory. Reuses the prepared
 * floor for further walks until the floor changes. This class is not thread-safe.
 */
public final class RouterComparison {

  private final List<Contestant> contestants;
  private FloorKey floorKey;
  private RouterTrial trial;

  private record FloorKey(int room, BoxChanges changes, WalkSpeed speed) {}

  /** Creates a comparison of the given routers. */
  public RouterComparison(List<Contestant> contestants) {
    this.contestants = List.copyOf(contestants);
  }

  /** Returns the walks of all routers. */
  GhostRace compare(WalkStart start) {
    FloorKey key = new FloorKey(start.room().id(), start.changes(), start.speed());
    if (!key.equals(floorKey)) {
      trial =
          new RouterTrial(
              start.room(), start.changes(), contestants, ReferenceRouters.NONE, start.speed());
      floorKey = key;
    }
    PoseRecorder recorder = new PoseRecorder(start.look(), contestants.size());
    AnsweredQuestion answered =
        trial.ask(
            0, new Question(Question.GIVEN, LockScenario.NONE, start.from(), start.to()), recorder);
    List<GhostRun> runs = new ArrayList<>();
    for (int i = 0; i < contestants.size(); i++) {
      runs.add(new GhostRun(answered.answers().get(i), recorder.poses.get(i)));
    }
    return new GhostRace(start, runs);
  }

  /** Records a pose per tick. */
  private static final class PoseRecorder implements WalkWatcher {

    private final Optional<ActorCostume> look;
    private final List<List<Pose>> poses = new ArrayList<>();

    private PoseRecorder(Optional<ActorCostume> look, int contestants) {
      this.look = look;
      for (int i = 0; i < contestants; i++) {
        poses.add(new ArrayList<>());
      }
    }

    @Override
    public void afterTick(int contestant, Actor actor) {
      poses.get(contestant).add(Pose.of(actor));
    }

    @Override
    public Optional<ActorCostume> actorCostume() {
      return look;
    }
  }
}
