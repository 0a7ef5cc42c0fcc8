package org.bowsprit.insight.ghost;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.bowsprit.actors.Actor;
import org.bowsprit.trial.Case;
import org.bowsprit.trial.Contestant;
import org.bowsprit.trial.RouterTrial;
import org.bowsprit.trial.WalkSpeed;
import org.bowsprit.trial.WalkWatcher;
import org.bowsprit.trial.Yardsticks;
import org.bowsprit.trial.room.BoxChanges;
import org.bowsprit.trial.room.LockScenario;
import org.bowsprit.trial.room.Question;

/**
 * Computes a walk with every router, using the laboratory's code. Keeps the prepared floor between
 * walks until the floor changes. Not thread-safe.
 */
public final class RaceTrack {

  private final List<Contestant> contestants;
  private Ground ground;
  private RouterTrial trial;

  private record Ground(int room, BoxChanges changes, WalkSpeed speed) {}

  /**
   * Creates a comparison of the given routers. (The names RaceTrack, Ground, Contestant, Film and
   * Yardsticks are metaphors; RouterComparison, Key, ComparedRouter and PoseRecorder say what they
   * are.)
   */
  public RaceTrack(List<Contestant> contestants) {
    this.contestants = List.copyOf(contestants);
  }

  /** Returns the walks of all routers. */
  GhostRace race(WalkStart start) {
    Ground wanted = new Ground(start.room().id(), start.changes(), start.speed());
    if (!wanted.equals(ground)) {
      trial =
          new RouterTrial(
              start.room(), start.changes(), contestants, Yardsticks.NONE, start.speed());
      ground = wanted;
    }
    Film film = new Film(start.look(), contestants.size());
    Case asked =
        trial.ask(
            0, new Question(Question.GIVEN, LockScenario.NONE, start.from(), start.to()), film);
    List<GhostRun> runs = new ArrayList<>();
    for (int i = 0; i < contestants.size(); i++) {
      runs.add(new GhostRun(asked.answers().get(i), film.poses.get(i)));
    }
    return new GhostRace(start, runs);
  }

  /** Records a pose per tick. */
  private static final class Film implements WalkWatcher {

    private final Optional<Look> look;
    private final List<List<Pose>> poses = new ArrayList<>();

    private Film(Optional<Look> look, int contestants) {
      this.look = look;
      for (int i = 0; i < contestants; i++) {
        poses.add(new ArrayList<>());
      }
    }

    @Override
    public void ticked(int contestant, Actor actor) {
      poses.get(contestant).add(Pose.of(actor));
    }

    @Override
    public Optional<Look> look() {
      return look;
    }
  }
}
