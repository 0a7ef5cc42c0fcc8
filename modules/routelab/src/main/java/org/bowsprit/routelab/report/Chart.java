package org.bowsprit.routelab.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.DoubleFunction;
import org.bowsprit.bytes.html.Html;

/**
 * A chart with two axes as SVG in HTML. Each router has its own colour and dash pattern for lines
 * or dots.
 */
final class Chart {

  private static final int WIDTH = 460;
  private static final int HEIGHT = 260;
  private static final int LEFT_MARGIN = 78;
  private static final int RIGHT_MARGIN = 14;
  private static final int TOP_MARGIN = 18;
  private static final int BOTTOM_MARGIN = 40;

  private final String title;
  private final String definition;
  private final AxisDescription horizontal;
  private final AxisDescription vertical;
  private final List<Series> series = new ArrayList<>();

  /**
   * The description of an axis.
   *
   * @param name the title of the axis
   * @param isLogarithmic whether the axis is logarithmic
   * @param formatter the function that formats a number
   */
  record AxisDescription(String name, boolean isLogarithmic, DoubleFunction<String> formatter) {}

  /**
   * The points of a router.
   *
   * @param router the index of the router
   * @param name the name of the router
   * @param isLine whether the points are joined
   * @param labels the texts next to the points, one for each point; empty for none
   * @param xy the points
   */
  private record Series(
      int router, String name, boolean isLine, List<String> labels, List<double[]> xy) {}

  Chart(String title, String definition, AxisDescription horizontal, AxisDescription vertical) {
    this.title = title;
    this.definition = definition;
    this.horizontal = horizontal;
    this.vertical = vertical;
  }

  /** Adds points that are joined. */
  void line(int router, String name, List<double[]> xy) {
    series.add(new Series(router, name, true, List.of(), drawable(xy)));
  }

  /** Adds points that are not joined. */
  void dots(int router, String name, List<double[]> xy) {
    series.add(new Series(router, name, false, List.of(), drawable(xy)));
  }

  /** Adds a point with a text next to it. */
  void mark(int router, String name, String label, double x, double y) {
    series.add(
        new Series(router, name, false, List.of(label), drawable(List.of(new double[] {x, y}))));
  }

  private List<double[]> drawable(List<double[]> xy) {
    return xy.stream()
        .filter(point -> isDrawable(point[0], horizontal) && isDrawable(point[1], vertical))
        .toList();
  }

  private static boolean isDrawable(double value, AxisDescription scale) {
    return Double.isFinite(value) && (!scale.isLogarithmic || value > 0);
  }

  /** Returns the chart; empty if there are no points. */
  String html() {
    if (series.stream().allMatch(routerPoints -> routerPoints.xy.isEmpty())) {
      return "";
    }
    Axis x = axis(0, horizontal);
    Axis y = axis(1, vertical);
    StringBuilder html =
        new StringBuilder("<figure class=\"plot chart\"><figcaption><b>")
            .append("%s</b> %s</figcaption>".formatted(Html.escape(title), Html.escape(definition)))
            .append(
                "<svg viewBox=\"0 0 %s %s\" role=\"img\" aria-label=\"%s\">"
                    .formatted(WIDTH, HEIGHT, Html.escape(title + " " + definition)));
    grid(html, x, y);
    for (Series routerPoints : series) {
      draw(html, routerPoints, x, y);
    }
    html.append("</svg><p class=\"legend\">");
    series.stream()
        .filter(routerPoints -> !routerPoints.xy.isEmpty())
        .forEach(
            routerPoints ->
                html.append(
                    "<span><span class=\"key r%s\"></span>%s</span> "
                        .formatted(routerPoints.router % 8, Html.escape(routerPoints.name))));
    return html.append("</p></figure>").toString();
  }

  private Axis axis(int coordinate, AxisDescription scale) {
    double low = Double.POSITIVE_INFINITY;
    double high = Double.NEGATIVE_INFINITY;
    for (Series routerPoints : series) {
      for (double[] point : routerPoints.xy) {
        low = Math.min(low, point[coordinate]);
        high = Math.max(high, point[coordinate]);
      }
    }
    return Axis.covering(low, high, scale.isLogarithmic);
  }

  private static double x(Axis axis, double value) {
    return LEFT_MARGIN + axis.position(value) * (WIDTH - LEFT_MARGIN - RIGHT_MARGIN);
  }

  private static double y(Axis axis, double value) {
    return HEIGHT - BOTTOM_MARGIN - axis.position(value) * (HEIGHT - TOP_MARGIN - BOTTOM_MARGIN);
  }

  private void grid(StringBuilder html, Axis x, Axis y) {
    for (double tick : x.ticks()) {
      line(html, x(x, tick), TOP_MARGIN, x(x, tick), HEIGHT - BOTTOM_MARGIN);
      text(
          html,
          x(x, tick),
          HEIGHT - BOTTOM_MARGIN + 14,
          "middle",
          horizontal.formatter.apply(tick));
    }
    for (double tick : y.ticks()) {
      line(html, LEFT_MARGIN, y(y, tick), WIDTH - RIGHT_MARGIN, y(y, tick));
      text(html, LEFT_MARGIN - 5, y(y, tick) + 4, "end", vertical.formatter.apply(tick));
    }
    text(
        html,
        LEFT_MARGIN + (WIDTH - LEFT_MARGIN - RIGHT_MARGIN) / 2.0,
        HEIGHT - 6,
        "middle",
        horizontal.name);
    html.append(
        "<text class=\"axis-name\" text-anchor=\"middle\" transform=\"translate(11 %s) rotate(-90)\">%s</text>"
            .formatted(
                number(TOP_MARGIN + (HEIGHT - TOP_MARGIN - BOTTOM_MARGIN) / 2.0),
                Html.escape(vertical.name)));
  }

  private static void line(StringBuilder html, double x1, double y1, double x2, double y2) {
    html.append(
        "<line class=\"grid\" x1=\"%s\" y1=\"%s\" x2=\"%s\" y2=\"%s\"/>"
            .formatted(number(x1), number(y1), number(x2), number(y2)));
  }

  private static void text(StringBuilder html, double x, double y, String anchor, String text) {
    html.append(
        "<text x=\"%s\" y=\"%s\" text-anchor=\"%s\">%s</text>"
            .formatted(number(x), number(y), anchor, Html.escape(text)));
  }

  private static void draw(StringBuilder html, Series routerPoints, Axis x, Axis y) {
    if (routerPoints.isLine) {
      StringBuilder points = new StringBuilder();
      routerPoints.xy.forEach(
          point ->
              points
                  .append(number(x(x, point[0])))
                  .append(',')
                  .append(number(y(y, point[1])))
                  .append(' '));
      html.append(
          "<polyline class=\"line s%s\" points=\"%s\"><title>%s</title></polyline>"
              .formatted(
                  routerPoints.router % 8,
                  points.toString().strip(),
                  Html.escape(routerPoints.name)));
      return;
    }
    for (int i = 0; i < routerPoints.xy.size(); i++) {
      double px = x(x, routerPoints.xy.get(i)[0]);
      double py = y(y, routerPoints.xy.get(i)[1]);
      boolean isNamed = i < routerPoints.labels.size();
      html.append(
          "<circle class=\"dot f%s\" cx=\"%s\" cy=\"%s\" r=\"%s\"><title>%s</title></circle>"
              .formatted(
                  routerPoints.router % 8,
                  number(px),
                  number(py),
                  isNamed ? 5 : 2,
                  Html.escape(routerPoints.name)));
      if (isNamed) {
        boolean isRight = px < WIDTH * 0.7;
        // Similar routers have adjacent points, so their labels alternate above and below.
        double labelY = py + (routerPoints.router % 2 == 0 ? -5 : 14);
        text(
            html,
            px + (isRight ? 8 : -8),
            labelY,
            isRight ? "start" : "end",
            routerPoints.labels.get(i));
      }
    }
  }

  private static String number(double value) {
    return String.format(Locale.ROOT, "%.1f", value);
  }
}
