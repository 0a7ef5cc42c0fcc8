package org.bowsprit.routelab.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.DoubleFunction;
import org.bowsprit.bytes.html.Html;
import org.bowsprit.routelab.experiment.Distribution;

/**
 * Draws distributions one above the other: a line from the 5th to the 95th percentile, a box over
 * the middle half, a mark at the median, a dot at the maximum, and the mean as a number.
 */
final class Plot {

  /** The axis covers the 1st to the 99th percentile. Values beyond an end are drawn at that end. */
  private static final double LOW_QUANTILE = 0.01;

  private static final double HIGH_QUANTILE = 0.99;

  private final String title;
  private final String definition;
  private final boolean logarithmic;
  private final DoubleFunction<String> text;
  private final DoubleFunction<String> tick;
  private final List<String> names = new ArrayList<>();
  private final List<Distribution> rows = new ArrayList<>();

  Plot(
      String title,
      String definition,
      boolean logarithmic,
      DoubleFunction<String> text,
      DoubleFunction<String> tick) {
    this.title = title;
    this.definition = definition;
    this.logarithmic = logarithmic;
    this.text = text;
    this.tick = tick;
  }

  void add(String name, Distribution distribution) {
    names.add(name);
    rows.add(distribution);
  }

  /** Returns the plot; empty if no row has a number. */
  String html() {
    double low = outermostQuantile(LOW_QUANTILE, false);
    double high = outermostQuantile(HIGH_QUANTILE, true);
    if (Double.isNaN(low)) {
      return "";
    }
    Axis axis = Axis.covering(low, high, logarithmic && low > 0);
    StringBuilder html =
        new StringBuilder("<figure class=\"plot\"><figcaption><b>")
            .append(
                "%s</b> %s</figcaption>".formatted(Html.escape(title), Html.escape(definition)));
    for (int i = 0; i < rows.size(); i++) {
      row(html, i, axis);
    }
    axis(html, axis);
    return html.append("</figure>").toString();
  }

  private double outermostQuantile(double share, boolean largest) {
    double[] values =
        rows.stream()
            .mapToDouble(row -> row.quantile(share))
            .filter(value -> !Double.isNaN(value))
            .sorted()
            .toArray();
    return values.length == 0 ? Double.NaN : values[largest ? values.length - 1 : 0];
  }

  private void row(StringBuilder html, int i, Axis axis) {
    Distribution row = rows.get(i);
    html.append(
        ("<div class=\"row\"><span class=\"name\"><span class=\"key r%s\"></span>"
                + "%s</span><span class=\"track\" title=\"%s\">")
            .formatted(i, Html.escape(names.get(i)), Html.escape(tooltip(names.get(i), row))));
    if (row.count() > 0) {
      bar(html, "whisker", row.quantile(0.05), row.quantile(0.95), axis);
      bar(html, "half b" + i, row.quantile(0.25), row.quantile(0.75), axis);
      bar(html, "median", row.quantile(0.5), row.quantile(0.5), axis);
      bar(html, "most d" + i, row.quantile(1), row.quantile(1), axis);
    }
    html.append("</span><span class=\"value\">")
        .append(
            row.count() == 0
                ? "–"
                : "%s<small>n = %s</small>"
                    .formatted(Html.escape(text.apply(row.mean())), Wording.number(row.count(), 0)))
        .append("</span></div>");
  }

  private String tooltip(String name, Distribution row) {
    return row.count() == 0
        ? name + ": nothing to measure"
        : String.format(
            Locale.ROOT,
            "%s, n = %,d: mean %s, median %s, middle half %s to %s, 5–95 %% %s to %s, largest %s",
            name,
            row.count(),
            text.apply(row.mean()),
            text.apply(row.quantile(0.5)),
            text.apply(row.quantile(0.25)),
            text.apply(row.quantile(0.75)),
            text.apply(row.quantile(0.05)),
            text.apply(row.quantile(0.95)),
            text.apply(row.quantile(1)));
  }

  private static void bar(StringBuilder html, String kind, double from, double to, Axis axis) {
    double left = 100 * axis.position(from);
    html.append(
        "<i class=\"%s\" style=\"left:%s%%;width:%s%%\"></i>"
            .formatted(
                kind, Decimal.text(left, 2), Decimal.text(100 * axis.position(to) - left, 2)));
  }

  private void axis(StringBuilder html, Axis axis) {
    html.append("<div class=\"row axis\"><span class=\"name\"></span><span class=\"track\">");
    for (double value : axis.ticks()) {
      html.append(
          "<span style=\"left:%s%%\">%s</span>"
              .formatted(
                  Decimal.text(100 * axis.position(value), 2), Html.escape(tick.apply(value))));
    }
    html.append("</span><span class=\"value\"></span></div>");
  }
}
