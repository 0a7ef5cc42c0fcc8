package org.bowsprit.routelab.experiment;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.bowsprit.pathfinding.RouterProvider;
import org.bowsprit.pathfinding.boxgraph.BoxGraphProvider;
import org.bowsprit.routelab.room.LabRooms;
import org.bowsprit.router.classic.ClassicProvider;
import org.bowsprit.router.funnel.FunnelProvider;
import org.bowsprit.router.geodesic.GeodesicProvider;
import org.bowsprit.router.grid.GridAStarProvider;
import org.bowsprit.trial.Contestant;
import org.bowsprit.trial.ReferenceRouters;
import org.bowsprit.trial.room.LabRoom;

/** Creates routers for tests as the command line does. */
public final class TestContestants {

  private TestContestants() {}

  public static List<Contestant> all() {
    return List.of(
        of(new BoxGraphProvider()),
        of(new ClassicProvider()),
        of(new FunnelProvider()),
        of(new GeodesicProvider()),
        of(new GridAStarProvider()));
  }

  public static Contestant of(RouterProvider provider) {
    return Contestant.trusted(provider, provider.open());
  }

  /** Runs a comparison and keeps all results in memory. */
  public static List<BatchResult> run(Experiment experiment, List<LabRoom> rooms) {
    List<BatchResult> results = new ArrayList<>();
    experiment.run(LabRooms.of(rooms), batch -> true, () -> {}, results::add);
    return results;
  }

  public static ReferenceRouters geodesicYardstick() {
    return new ReferenceRouters(Optional.of(new GeodesicProvider().open()), Optional.empty());
  }
}
