{{- define "fyra.name" -}}
{{- .Release.Name | trunc 50 | trimSuffix "-" -}}
{{- end -}}

{{/* Labels by which services and budgets find pods; takes a dict of root and component. */}}
{{- define "fyra.selector" -}}
app.kubernetes.io/name: fyra
app.kubernetes.io/instance: {{ .root.Release.Name }}
app.kubernetes.io/component: {{ .component }}
{{- end -}}

{{- define "fyra.labels" -}}
{{ include "fyra.selector" . }}
app.kubernetes.io/version: {{ .root.Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .root.Release.Service }}
helm.sh/chart: {{ printf "%s-%s" .root.Chart.Name .root.Chart.Version }}
{{- end -}}

{{- define "fyra.image" -}}
{{- $tagged := printf "%s:%s" .Values.image.repository (default .Chart.AppVersion .Values.image.tag) -}}
{{- if .Values.image.digest }}{{ printf "%s@%s" $tagged .Values.image.digest }}{{ else }}{{ $tagged }}{{ end -}}
{{- end -}}

{{/*
What pods read only when they start: the Secret as the cluster has it (or as the chart makes it). Pods are replaced at the
next upgrade when it has changed. `helm template` knows no cluster; there it is the sum of nothing.
*/}}
{{- define "fyra.secret.sum" -}}
{{- if .Values.secret.create }}{{ .Values.secret.data | toJson | sha256sum }}
{{- else }}{{ get (lookup "v1" "Secret" .Release.Namespace .Values.existingSecret) "data" | toJson | sha256sum }}{{ end -}}
{{- end -}}

{{/* Settings of every process; what is secret comes from the Secret. */}}
{{- define "fyra.env" -}}
- name: PUBLIC_URL
  value: {{ .root.Values.publicUrl | quote }}
- name: ROLE
  value: {{ .role }}
- name: TRUST_PROXY
  value: {{ .root.Values.trustProxy | quote }}
- name: DRAIN_SECONDS
  value: {{ .root.Values.drainSeconds | quote }}
- name: STORAGE_URL
  value: {{ .root.Values.storageUrl | quote }}
- name: DATA_DIR
  value: /data
- name: DATABASE_POOL_SIZE
  value: {{ .root.Values.database.poolSize | quote }}
{{- range $name, $value := .root.Values.settings }}
- name: {{ $name }}
  value: {{ $value | quote }}
{{- end }}
{{- end -}}

{{/* As many pods of a role as there may be at once: one more while they are replaced. */}}
{{- define "fyra.most" -}}
{{- if .autoscaling.enabled }}{{ add .autoscaling.maxReplicas 1 }}{{ else }}{{ add .replicas 1 }}{{ end -}}
{{- end -}}

{{/* Connections to PostgreSQL at most: each process its pool and one to listen; the migration and who looks five. */}}
{{- define "fyra.connections" -}}
{{- $pods := add (int (include "fyra.most" .Values.api)) (int (include "fyra.most" .Values.worker)) -}}
{{- add (mul $pods (add (int .Values.database.poolSize) 1)) 5 -}}
{{- end -}}

{{- define "fyra.pod.security" -}}
runAsNonRoot: true
runAsUser: 1000
runAsGroup: 1000
fsGroup: 1000
seccompProfile:
  type: RuntimeDefault
{{- end -}}

{{- define "fyra.container.security" -}}
allowPrivilegeEscalation: false
readOnlyRootFilesystem: true
capabilities:
  drop: [ALL]
{{- end -}}

{{- define "fyra.volumes" -}}
- name: tmp
  emptyDir: {}
- name: data
  {{- if .Values.existingClaim }}
  persistentVolumeClaim:
    claimName: {{ .Values.existingClaim }}
  {{- else }}
  emptyDir: {}
  {{- end }}
{{- end -}}

{{- define "fyra.mounts" -}}
- name: tmp
  mountPath: /tmp
- name: data
  mountPath: /data
{{- end -}}

{{/* The pods of api and worker: one image, one template; takes a dict of root, role and own (its values). */}}
{{- define "fyra.deployment" -}}
apiVersion: apps/v1
kind: Deployment
metadata:
  name: {{ include "fyra.name" .root }}-{{ .role }}
  labels:
    {{- include "fyra.labels" (dict "root" .root "component" .role) | nindent 4 }}
spec:
  {{- if not .own.autoscaling.enabled }}
  replicas: {{ .own.replicas }}
  {{- end }}
  revisionHistoryLimit: 3
  strategy:
    type: RollingUpdate
    rollingUpdate:
      maxUnavailable: 0
      maxSurge: 1
  selector:
    matchLabels:
      {{- include "fyra.selector" (dict "root" .root "component" .role) | nindent 6 }}
  template:
    metadata:
      labels:
        {{- include "fyra.labels" (dict "root" .root "component" .role) | nindent 8 }}
      annotations:
        checksum/secret: {{ include "fyra.secret.sum" .root }}
    spec:
      {{- with .own.priorityClassName }}
      priorityClassName: {{ . }}
      {{- end }}
      serviceAccountName: {{ include "fyra.name" .root }}
      automountServiceAccountToken: false
      {{- with .root.Values.image.pullSecrets }}
      imagePullSecrets:
        {{- toYaml . | nindent 8 }}
      {{- end }}
      securityContext:
        {{- include "fyra.pod.security" .root | nindent 8 }}
      # A process ends at most 5 s after it has drained.
      terminationGracePeriodSeconds: {{ add .root.Values.drainSeconds 10 }}
      topologySpreadConstraints:
        {{- $selector := include "fyra.selector" (dict "root" .root "component" .role) }}
        {{- range list "topology.kubernetes.io/zone" "kubernetes.io/hostname" }}
        - maxSkew: 1
          topologyKey: {{ . }}
          whenUnsatisfiable: ScheduleAnyway
          labelSelector:
            matchLabels:
              {{- $selector | nindent 14 }}
        {{- end }}
      containers:
        - name: fyra
          image: {{ include "fyra.image" .root }}
          imagePullPolicy: {{ .root.Values.image.pullPolicy }}
          securityContext:
            {{- include "fyra.container.security" .root | nindent 12 }}
          env:
            {{- include "fyra.env" . | nindent 12 }}
          envFrom:
            - secretRef:
                name: {{ .root.Values.existingSecret }}
          ports:
            - name: http
              containerPort: 3000
          # The first start of a league takes up to a minute; after that a process that hangs is replaced.
          startupProbe:
            httpGet: { path: /livez, port: http }
            periodSeconds: 2
            failureThreshold: 60
          livenessProbe:
            httpGet: { path: /livez, port: http }
            periodSeconds: 10
            timeoutSeconds: 5
            failureThreshold: 3
          readinessProbe:
            httpGet: { path: /readyz, port: http }
            # A pod that ends is taken out of the service by that alone; a database that is away for 2 s takes nobody out.
            periodSeconds: 2
            timeoutSeconds: 2
            failureThreshold: 3
          resources:
            {{- toYaml .own.resources | nindent 12 }}
          volumeMounts:
            {{- include "fyra.mounts" .root | nindent 12 }}
      volumes:
        {{- include "fyra.volumes" .root | nindent 8 }}
      {{- with .own.nodeSelector }}
      nodeSelector:
        {{- toYaml . | nindent 8 }}
      {{- end }}
      {{- with .own.tolerations }}
      tolerations:
        {{- toYaml . | nindent 8 }}
      {{- end }}
{{- end -}}
