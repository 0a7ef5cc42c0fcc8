package org.bowsprit.launcher.option;

import java.util.Map;
import java.util.Optional;
import org.bowsprit.launcher.failure.CommandFailure;
import org.bowsprit.routelab.part.Shard;
import picocli.CommandLine.Option;

/** The options that select the part of a comparison to compute. */
public final class ShardOptions {

  private static final String KUBERNETES_VARIABLE = "JOB_COMPLETION_INDEX";
  private static final String SLURM_VARIABLE = "SLURM_ARRAY_TASK_ID";

  @Option(
      names = "--shard",
      paramLabel = "I/N",
      description =
          "Run part I of N and write it into --out for compare merge. With only N, I is"
              + " JOB_COMPLETION_INDEX + 1 (Kubernetes) or SLURM_ARRAY_TASK_ID.")
  private String shard;

  @Option(
      names = "--resume",
      description = "With --shard: keep the part if it exists and belongs to this comparison.")
  private boolean resume;

  /** Returns whether existing parts are kept. */
  public boolean resumes() {
    return resume;
  }

  /**
   * Returns the requested part.
   *
   * @param environment the environment of the process
   * @throws CommandFailure with exit code 2, if the part is invalid
   */
  public Optional<Shard> shard(Map<String, String> environment) {
    if (shard == null) {
      if (resume) {
        throw CommandFailure.refused("refused.resume");
      }
      return Optional.empty();
    }
    try {
      return Optional.of(
          Shard.parse(shard.contains("/") ? shard : index(environment) + "/" + shard));
    } catch (IllegalArgumentException e) {
      throw CommandFailure.usage("--shard " + e.getMessage());
    }
  }

  private static String index(Map<String, String> environment) {
    if (environment.containsKey(KUBERNETES_VARIABLE)) {
      String index = environment.get(KUBERNETES_VARIABLE);
      return index.matches("[0-9]{1,5}") ? String.valueOf(Integer.parseInt(index) + 1) : index;
    }
    return environment.getOrDefault(SLURM_VARIABLE, "");
  }
}
