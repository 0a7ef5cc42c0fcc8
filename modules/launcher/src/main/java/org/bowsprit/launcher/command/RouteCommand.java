package org.bowsprit.launcher.command;

import jakarta.inject.Inject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.bowsprit.console.Console;
import org.bowsprit.format.disk.CheckedWriter;
import org.bowsprit.format.disk.OutputFile;
import org.bowsprit.launcher.failure.CommandFailure;
import org.bowsprit.launcher.failure.ExitCode;
import org.bowsprit.launcher.option.RouterSelection;
import org.bowsprit.pathfinding.Router;
import org.bowsprit.pathfinding.boxgraph.BoxGraphProvider;
import org.bowsprit.plugin.host.Routers;
import org.bowsprit.plugin.host.isolation.RouterIncidents;
import org.bowsprit.routelab.lab.FieldSource;
import org.bowsprit.routelab.query.AnswerFile;
import org.bowsprit.routelab.query.QueryFile;
import org.bowsprit.routelab.query.QueryFileException;
import org.bowsprit.routelab.query.RouteBatch;
import org.bowsprit.routelab.query.RouteQueries;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The command {@code bowsprit route}: answers a batch of route queries. */
@Command(name = "route", description = "Plans the walks of a query file and prints the routes.")
public final class RouteCommand implements Callable<ExitCode> {

  private final Routers routers;
  private final Console console;

  @Option(
      names = "--queries",
      paramLabel = "FILE",
      required = true,
      description =
          "JSON with floors and walks, in the layout of vectors/routes.json, or a .scen whose map"
              + " or mesh lies beside it.")
  private Path queries;

  @Option(
      names = "--out",
      paramLabel = "FILE",
      description = "The output file (default: standard output).")
  private Path out;

  @Option(
      names = "--threads",
      paramLabel = "N",
      defaultValue = "1",
      description = "Plan N walks at the same time; the answers stay in order.")
  private int threads;

  @Mixin private RouterSelection selection;

  @Inject
  RouteCommand(Routers routers, Console console) {
    this.routers = routers;
    this.console = console;
  }

  @Override
  public ExitCode call() throws IOException {
    RouterIncidents incidents =
        new RouterIncidents(selection.id(BoxGraphProvider.ID), line -> console.err().println(line));
    Router router = routers.create(selection.choice(BoxGraphProvider.ID), incidents);
    if (threads < 1) {
      throw CommandFailure.usage("--threads must be at least 1");
    }
    RouteBatch batch = new RouteBatch(router, threads);
    RouteQueries routeQueries = read();
    if (out == null) {
      batch.answer(routeQueries, new AnswerFile(console.out(), selection.id(BoxGraphProvider.ID)));
    } else {
      try (CheckedWriter file = new OutputFile(out).openText()) {
        batch.answer(routeQueries, new AnswerFile(file, selection.id(BoxGraphProvider.ID)));
      }
    }
    incidents.requireNone();
    return ExitCode.DONE;
  }

  private RouteQueries read() throws IOException {
    if (FieldSource.isField(queries.toString())) {
      return FieldSource.queries(queries);
    }
    try {
      return new QueryFile(() -> Files.newInputStream(queries));
    } catch (QueryFileException e) {
      throw CommandFailure.data(queries + ", " + e.getMessage());
    }
  }
}
