package org.bowsprit.routelab.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.DoubleFunction;
import org.bowsprit.bytes.html.Html;
import org.bowsprit.routelab.experiment.Distribution;

/**
 * Distributions one above the other: a line from the 5th to the 95th of a hundred, a box over the
 * middle half, a mark at the median and a dot at the largest; the mean as a number.
 */
final class Plot {

  private static final int TICKS = 4;

  /**
   * The axis ends at the first and the ninety-ninth of a hundred; what lies beyond stands at it.
   */
  private static final double LOWEST = 0.01;

  private static final double HIGHEST = 0.99;

  private final String title;
  private final String definition;
  private final boolean logarithmic;
  private final DoubleFunction<String> text;
  private final List<String> names = new ArrayList<>();
  private final List<Distribution> rows = new ArrayList<>();

  Plot(String title, String definition, boolean logarithmic, DoubleFunction<String> text) {
    this.title = title;
    this.definition = definition;
    this.logarithmic = logarithmic;
    this.text = text;
  }

  void add(String name, Distribution distribution) {
    names.add(name);
    rows.add(distribution);
  }

  /** Returns the plot, empty if no row has a number. */
  String html() {
    double low = extreme(LOWEST, false);
    double high = extreme(HIGHEST, true);
    if (Double.isNaN(low)) {
      return "";
    }
    if (high <= low) {
      high = logarithmic ? low * 1.01 : low + 0.01;
    }
    StringBuilder html =
        new StringBuilder("<figure class=\"plot\"><figcaption><b>")
            .append("%s</b> %s</figcaption>".formatted(Html.text(title), Html.text(definition)));
    for (int i = 0; i < rows.size(); i++) {
      row(html, i, low, high);
    }
    axis(html, low, high);
    return html.append("</figure>").toString();
  }

  private double extreme(double share, boolean largest) {
    double[] values =
        rows.stream()
            .mapToDouble(row -> row.quantile(share))
            .filter(value -> !Double.isNaN(value))
            .sorted()
            .toArray();
    return values.length == 0 ? Double.NaN : values[largest ? values.length - 1 : 0];
  }

  private void row(StringBuilder html, int i, double low, double high) {
    Distribution row = rows.get(i);
    html.append(
        ("<div class=\"row\"><span class=\"name\"><span class=\"key r%s\"></span>"
                + "%s</span><span class=\"track\" title=\"%s\">")
            .formatted(i, Html.text(names.get(i)), Html.text(hover(names.get(i), row))));
    if (row.count() > 0) {
      bar(html, "whisker", row.quantile(0.05), row.quantile(0.95), low, high);
      bar(html, "half b" + i, row.quantile(0.25), row.quantile(0.75), low, high);
      bar(html, "median", row.quantile(0.5), row.quantile(0.5), low, high);
      bar(html, "most d" + i, row.quantile(1), row.quantile(1), low, high);
    }
    html.append("</span><span class=\"value\">")
        .append(row.count() == 0 ? "–" : Html.text(text.apply(row.mean())))
        .append("</span></div>");
  }

  private String hover(String name, Distribution row) {
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

  private void bar(
      StringBuilder html, String kind, double from, double to, double low, double high) {
    double left = place(from, low, high);
    html.append(
        "<i class=\"%s\" style=\"left:%s%%;width:%s%%\"></i>"
            .formatted(kind, Decimal.text(left, 2), Decimal.text(place(to, low, high) - left, 2)));
  }

  private double place(double value, double low, double high) {
    double share =
        logarithmic ? Math.log(value / low) / Math.log(high / low) : (value - low) / (high - low);
    return 100 * Math.max(0, Math.min(1, share));
  }

  private void axis(StringBuilder html, double low, double high) {
    html.append("<div class=\"row axis\"><span class=\"name\"></span><span class=\"track\">");
    for (int i = 0; i <= TICKS; i++) {
      double share = i / (double) TICKS;
      double value = logarithmic ? low * Math.pow(high / low, share) : low + (high - low) * share;
      html.append(
          "<span style=\"left:%s%%\">%s</span>"
              .formatted(Decimal.text(100 * share, 0), Html.text(text.apply(value))));
    }
    html.append("</span><span class=\"value\"></span></div>");
  }
}
