package org.bowsprit.launcher.command;

import jakarta.inject.Inject;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.bowsprit.console.CommandFailure;
import org.bowsprit.console.Console;
import org.bowsprit.console.ExitCode;
import org.bowsprit.format.disk.CheckedWriter;
import org.bowsprit.format.disk.OutputFile;
import org.bowsprit.pathfinding.RouteRequest;
import org.bowsprit.pathfinding.Router;
import org.bowsprit.pathfinding.boxgraph.BoxGraphProvider;
import org.bowsprit.plugin.host.isolation.RouterIncidents;
import org.bowsprit.routelab.query.AnswerFile;
import org.bowsprit.routelab.query.QueryFile;
import org.bowsprit.routelab.query.QueryFileException;
import org.bowsprit.routelab.query.RouteQuery;
import org.bowsprit.session.Routers;
import org.bowsprit.session.Session;
import org.bowsprit.session.option.RouterSelection;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The command {@code bowsprit route}: answers route queries in a batch. */
@Command(name = "route", description = "Plans the walks of a query file and prints the routes.")
public final class RouteCommand implements Callable<ExitCode> {

  private final Routers routers;
  private final Console console;

  @Option(
      names = "--queries",
      paramLabel = "FILE",
      required = true,
      description = "JSON with floors and walks, in the layout of vectors/routes.json.")
  private Path queries;

  @Option(names = "--out", paramLabel = "FILE", description = "Write here, not to standard output.")
  private Path out;

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
    List<RouteQuery> asked = read();
    if (out == null) {
      answer(router, asked, console.out());
    } else {
      try (CheckedWriter file = new OutputFile(out).text()) {
        answer(router, asked, file);
      }
    }
    Session.requireWorked(selection.id(BoxGraphProvider.ID), incidents);
    return ExitCode.DONE;
  }

  private List<RouteQuery> read() throws IOException {
    try (InputStream in = Files.newInputStream(queries)) {
      return QueryFile.read(in);
    } catch (QueryFileException e) {
      throw CommandFailure.data(queries + ", " + e.getMessage());
    }
  }

  private void answer(Router router, List<RouteQuery> asked, PrintWriter to) {
    AnswerFile answers = new AnswerFile(to, selection.id(BoxGraphProvider.ID));
    for (RouteQuery query : asked) {
      answers.add(
          query,
          router.prepare(query.floor(router)).route(RouteRequest.of(query.start(), query.goal())));
    }
    answers.end();
  }
}
