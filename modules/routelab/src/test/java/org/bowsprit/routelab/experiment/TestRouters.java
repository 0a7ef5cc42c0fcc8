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

/** Creates the routers that the tests compare, in the same way as the command line. */
public final class TestRouters {

  private TestRouters() {}

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

  /** Runs an experiment and returns all its results. */
  public static List<BatchResult> run(Experiment experiment, List<LabRoom> rooms) {
    List<BatchResult> results = new ArrayList<>();
    experiment.run(LabRooms.of(rooms), batch -> true, () -> {}, results::add);
    return results;
  }

  public static ReferenceRouters geodesicBaseline() {
    return new ReferenceRouters(Optional.of(new GeodesicProvider().open()), Optional.empty());
  }
}
