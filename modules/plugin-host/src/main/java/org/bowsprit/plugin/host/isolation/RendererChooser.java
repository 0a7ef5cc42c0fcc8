package org.bowsprit.plugin.host.isolation;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.function.Consumer;
import org.bowsprit.render.Availability;
import org.bowsprit.render.DisplaySettings;
import org.bowsprit.render.Renderer;
import org.bowsprit.render.RendererException;
import org.bowsprit.render.RendererProvider;

/**
 * Opens the renderer that the player named, otherwise the best renderer that this machine can open.
 *
 * <p>The chooser tries the named renderer first, then the other renderers in the order of
 * descending {@linkplain RendererProvider#preference() preference}. Each renderer that cannot be
 * opened adds one line with its reason.
 */
public final class RendererChooser {

  private final List<RendererProvider> providersByPreference;
  private final Consumer<String> problemListener;

  /**
   * Creates a chooser.
   *
   * @param providers all renderers
   * @param problemListener receives one line for each preferred renderer that could not be opened,
   *     after another renderer was opened
   */
  public RendererChooser(Collection<RendererProvider> providers, Consumer<String> problemListener) {
    this.problemListener = problemListener;
    this.providersByPreference =
        providers.stream()
            .sorted(
                Comparator.comparingInt(RendererProvider::preference)
                    .reversed()
                    .thenComparing(RendererProvider::id))
            .toList();
  }

  /** Returns a chooser without the renderers with these ids. */
  RendererChooser without(Collection<String> ids) {
    return new RendererChooser(
        providersByPreference.stream().filter(provider -> !ids.contains(provider.id())).toList(),
        problemListener);
  }

  /** Returns a chooser in which a newer provider replaces the provider with the same id. */
  RendererChooser withReplacement(RendererProvider newProvider) {
    List<RendererProvider> providers = new ArrayList<>(providersByPreference);
    providers.replaceAll(old -> old.id().equals(newProvider.id()) ? newProvider : old);
    return new RendererChooser(providers, problemListener);
  }

  /**
   * Opens a renderer.
   *
   * @param wantedId the requested id; empty for the best renderer
   * @param settings the settings for opening the renderer
   * @return the open renderer and the id of its provider
   * @throws IllegalArgumentException if no renderer has the wanted id
   * @throws RendererException if no renderer could be opened; the message contains each reason
   */
  public Choice open(String wantedId, DisplaySettings settings) throws RendererException {
    List<String> reasons = new ArrayList<>();
    for (RendererProvider provider : candidates(wantedId)) {
      try {
        Renderer openedRenderer = openIfAvailable(provider, settings);
        reasons.forEach(problemListener);
        return new Choice(provider.id(), openedRenderer);
      } catch (RendererException e) {
        reasons.add(provider.id() + ": " + e.getMessage());
      }
    }
    throw new RendererException("no renderer could be opened (" + String.join("; ", reasons) + ")");
  }

  /**
   * A renderer that was opened.
   *
   * @param id the id of the provider of the renderer
   * @param renderer the open renderer
   */
  public record Choice(String id, Renderer renderer) {}

  private List<RendererProvider> candidates(String wantedId) {
    List<RendererProvider> candidates = new ArrayList<>();
    if (!wantedId.isEmpty()) {
      candidates.add(findById(wantedId));
    }
    for (RendererProvider provider : providersByPreference) {
      if (provider.preference() > 0 && !provider.id().equals(wantedId)) {
        candidates.add(provider);
      }
    }
    return candidates;
  }

  private RendererProvider findById(String wantedId) {
    for (RendererProvider provider : providersByPreference) {
      if (provider.id().equals(wantedId)) {
        return provider;
      }
    }
    List<String> ids = providersByPreference.stream().map(RendererProvider::id).toList();
    throw new IllegalArgumentException(
        "there is no renderer '" + wantedId + "'; there are " + String.join(", ", ids));
  }

  private static Renderer openIfAvailable(RendererProvider provider, DisplaySettings settings)
      throws RendererException {
    try {
      Availability availability = provider.probe();
      if (!availability.available()) {
        throw new RendererException(availability.reason());
      }
      return provider.open(settings);
    } catch (RuntimeException | Error e) {
      // This runs a plugin's code, so even an Error must not end the game.
      throw new RendererException("it failed while opening: " + Thrown.asLine(e), e);
    }
  }
}
